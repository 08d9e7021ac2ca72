import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { hints } from './hints.ts';
import { offlinePage } from './offline.ts';
import { texts } from './texts.ts';

// The built page goes into the Python package, so that the wheel carries it and the server finds it beside itself.
export default defineConfig({
  plugins: [svelte(), texts(), hints(), offlinePage()],
  build: {
    outDir: '../src/paddock/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing may be inlined as a data address: the content security policy only lets the page load from its own server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What Svelte itself needs is one file: a part of it would be too small to be worth its way.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'svelte', test: /svelte[\\/]src[\\/]internal[\\/]/ }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } } },
});
