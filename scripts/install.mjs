// Installs what is missing or out of date. Runs on any Node from 20.19, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Makes node_modules what package-lock.json says, if it is not yet. */
export function installDependencies() {
  const stamp = join(root, 'node_modules', '.roundhouse-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (once)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.status !== 0) fail('npm ci failed; see its messages above.');
  writeFileSync(stamp, wanted);
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
