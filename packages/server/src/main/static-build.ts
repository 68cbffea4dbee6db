import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const web = join(root, 'packages', 'web');

/** Where the built web app lies. */
export const DIST = join(web, 'dist');

const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/build',
  'web/vite.config.ts',
  'protocol/src',
  'engine/src',
  'games/src',
  'bots/src',
];

/** Builds the web app if it is missing or older than its sources; what is shipped has none. Throws if that fails. */
export function buildWebIfNeeded(log: (line: string) => void): void {
  if (!existsSync(join(web, 'src'))) return;
  const built = newest(join(DIST, 'index.html'));
  const changed = Math.max(...SOURCES.map((path) => newest(join(root, 'packages', path))));
  if (built >= changed) return;
  log('Building the web app…');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [viteOfWeb(), 'build', '--logLevel=error'],
    { cwd: web, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the web app could not be built:\n${stdout}${stderr}`);
  compress(DIST);
}

/** The web app's own Vite, wherever it is installed; the tests may bring another. */
function viteOfWeb(): string {
  const { resolve } = createRequire(join(web, 'package.json'));
  return join(dirname(resolve('vite/package.json')), 'bin', 'vite.js');
}

/** When the newest file of a folder was changed; 0 if there is nothing. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Puts a compressed copy beside every text file. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|svg|json|webmanifest)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  }
}
