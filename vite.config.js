import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

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
    include: ['client/**/*.test.ts', 'src/kabuto/games/**/*.test.ts'],
    passWithNoTests: true,
  },
})
