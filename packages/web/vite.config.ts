import { defineConfig } from 'vite';
import { gameStyles } from './build/game-styles.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

/** A module of a game's own, and the game's name. */
const GAME = /\/(?:web\/src\/games|packages\/games\/src)\/([^/]+)\//;

/**
 * A file costs a page more than the kilobytes in it: what every page begins with is one, and so is what the pages of a
 * part of the house share. `index.html` and `main.tsx` stay apart: they wait for words whose files need the house.
 */
const SHARED = [
  {
    name: 'house',
    tags: ['$initial' as const],
    test: (id: string) => !/index\.html|main\.tsx/.test(id),
    priority: 4,
  },
  {
    name: 'pieces',
    test: /\/web\/src\/(?:pieces\/|games\/[^/]+$)|\/packages\/engine\//,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'table', test: /\/web\/src\/(?:table|replay)\//, minShareCount: 2, priority: 2 },
  {
    name: 'online',
    test: /\/web\/src\/pages\/(?:account|lobby|match|people|order|tournaments)\//,
    minShareCount: 4,
    priority: 1,
  },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME, minShareCount: 2 },
];

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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
});
