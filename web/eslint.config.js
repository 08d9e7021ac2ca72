import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist/']),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // What is only there to be left out has a name that begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // Boards, pieces and icons are drawn as SVG text by the page's own modules, and the rules are HTML made by the
    // server. Nothing that a person has written gets there: names and texts go through {…}, which escapes them.
    files: ['src/App.svelte', 'src/games/**/*.svelte', 'src/ui/**/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
