import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { helpIfAsked } from './help.mjs';
import { root } from './install.mjs';

helpIfAsked(`npm run size

Builds the web app and says how much script (gzip) its pages load, each against its limit. The exit code is 1 if one is above.`);

const web = join(root, 'packages', 'web');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const HOME = 60;
const TABLE = 150;

const build = spawnSync(process.execPath, [vite, 'build', '--logLevel=error', '--manifest'], {
  cwd: web,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

const dist = join(web, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const kilobytes = (file) => gzipSync(readFileSync(join(dist, file))).length / 1000;

/** The files that come with an entry: itself and all that it imports at once. */
function filesOf(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!found.has(file)) {
    found.add(file);
    for (const each of imports) filesOf(each, found);
  }
  return found;
}

const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);
const keys = Object.keys(manifest);
const home = filesOf('index.html');
// The home page also starts the worker that holds the matches.
const hostWorker = readdirSync(join(dist, 'assets'))
  .filter((name) => /^host-worker.*\.js$/.test(name))
  .map((name) => `assets/${name}`);
for (const file of hostWorker) home.add(file);
const table = keys.find((key) => key.endsWith('pages/table/TablePage.tsx'));
const rows = [['home', sum(home), HOME]];
for (const key of keys.filter((each) => /src\/games\/[^/]+\/index\.tsx$/.test(each))) {
  const files = new Set([...filesOf(table), ...filesOf(key)].filter((file) => !home.has(file)));
  rows.push([`table of ${key.split('/').at(-2)}, more than home`, sum(files), TABLE]);
}
for (const [name, size, limit] of rows) {
  console.log(
    `${size <= limit ? 'ok    ' : 'TOO BIG'} ${name}: ${size.toFixed(1)} kB of ${limit} kB`,
  );
}
process.exit(rows.some(([, size, limit]) => size > limit) ? 1 : 0);
