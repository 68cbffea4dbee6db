import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const NAME = 'service-worker';
/** Older browsers' fonts, compressed copies and notes of the build are not needed without a network. */
const LEFT_OUT = /\.(?:woff|gz|br|map)$|^\.vite\b|^service-worker\.js$/;

/** Builds `src/service-worker` once the app is built, and tells it all files of the app with their hashes. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: NAME,
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { FILES: JSON.stringify(filesIn(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: { [NAME]: join(root, 'src', NAME, 'index.ts') },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      });
    },
  };
}

/** Every built file: its address and what it must contain, in the words of subresource integrity. */
function filesIn(folder: string): { url: string; integrity: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({
      url: path === 'index.html' ? '/' : `/${path.split(sep).join('/')}`,
      integrity: `sha256-${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64')}`,
    }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}
