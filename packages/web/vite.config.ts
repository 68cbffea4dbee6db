import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // A data: address would need an exception in the content security policy.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
