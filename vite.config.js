import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const TESTS = ['client/**/*.test.ts', 'src/kabuto/games/**/*.test.ts']
/** Components are tested where they are drawn. */
const IN_A_BROWSER = ['client/**/*.svelte.test.ts', 'src/kabuto/games/**/*.svelte.test.ts']

export default defineConfig({
  root: here('./client'),
  base: '/',
  plugins: [svelte({ configFile: here('./svelte.config.js') })],
  resolve: {
    alias: { $client: here('./client/src') },
  },
  build: {
    outDir: here('./src/kabuto/web/static'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page is served under `default-src 'self'`: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    root: here('.'),
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: TESTS, exclude: [...IN_A_BROWSER, '**/node_modules/**'] },
      },
      {
        extends: true,
        // named here, so that none is found while a test already runs
        optimizeDeps: { include: ['@fluent/bundle'] },
        test: {
          name: 'components',
          // one page has the focus at a time
          fileParallelism: false,
          include: IN_A_BROWSER,
          setupFiles: [here('./client/tests/page.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { testIdAttribute: 'data-test' },
            provider: playwright({
              launchOptions: {
                // `make test` tells where; elsewhere Debian's place for it
                executablePath: process.env.KABUTO_CHROMIUM ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
          },
        },
      },
    ],
  },
})
