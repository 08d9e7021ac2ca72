import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Tests of modules that need no browser. What does need one is tested in Chromium, from `tests/web`. */
export default defineConfig({ plugins: [svelte()], test: { include: ['src/**/*.test.ts'], environment: 'node' } });
