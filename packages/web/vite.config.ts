import { defineConfig } from 'vite';
import { gameStyles } from './build/game-styles.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [preloadFonts(), serviceWorker()],
  css: { postcss: { plugins: gameStyles } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // While it is being written, `npm run dev` has the play server here.
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8080' },
      '/socket': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
  // A data: address would need an exception in the content security policy.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
