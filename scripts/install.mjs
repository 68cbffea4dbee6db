// Installs what is missing or out of date. Runs on any Node from 20.19, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What serving needs: no tools for tests, and none of the peers that we measure against. */
const FOR_SERVING = ['--workspace', '@roundhouse/cli', '--workspace', '@roundhouse/web'];

/** Makes node_modules what package-lock.json says, or as much of it as serving needs, if it is not yet. */
export function installDependencies({ onlyForServing = false } = {}) {
  const lock = read('package-lock.json');
  if (hasAll(lock, read('node_modules/.package-lock.json'))) return;
  const stamp = 'node_modules/.roundhouse-for-serving';
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (onlyForServing && read(stamp) === wanted) return;
  console.log('Installing dependencies (once)…');
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', ...flags, ...(onlyForServing ? FOR_SERVING : [])], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.status !== 0) fail('npm ci failed; see its messages above.');
  if (onlyForServing) writeFileSync(join(root, stamp), wanted);
}

/** Whether npm's own note of what it installed, by whichever command, has all that a lock file wants on every platform. */
export function hasAll(lock, note) {
  if (note === '') return false;
  const installed = JSON.parse(note).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { integrity, optional }]) =>
      path === '' || optional || (path in installed && installed[path].integrity === integrity),
  );
}

function read(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The Node that runs Roundhouse: the one in node_modules where there is one, else this one. */
export function findNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  const node = existsSync(own) ? own : process.execPath;
  const version = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout;
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    fail(`Roundhouse needs Node 22.18 or newer on this platform; this is ${process.version}.`);
  }
  return node;
}

/** Ends the script with one line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
