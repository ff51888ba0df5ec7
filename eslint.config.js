/** What the page's code is held to, beside the compiler. */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  {
    ignores: [
      '.venv/',
      'dist/',
      'src/kabuto/web/static/',
      // written by tools
      'client/src/protocol.ts',
      'client/src/board/japan.ts',
      'src/kabuto/games/*/page/{types,icons}.ts',
    ],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'svelte/button-has-type': 'error',
      // `() => act()` and `return act()` are how a function hands on; what is void stays void.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An empty text and a false flag are nothing, as much as null is.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { boolean: true, string: true } },
      ],
      // Numbers are written as they are; everything else has to be made a text first.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // There are no stores here, only runes; the search for one is slow.
      'svelte/require-store-reactive-access': 'off',
      // The compiler finds names that are not declared, and knows types as well.
      'no-undef': 'off',
    },
  },
  {
    // JSON that is read in plain JavaScript has no type.
    files: ['tools/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
