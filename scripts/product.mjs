import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { fail, findNode, root } from './install.mjs';

const HELP = `npm run product -- <folder>

Makes what is shipped, and nothing else, in a new folder: sources without their tests, the built web app, the packages that they
need at exactly the versions of package-lock.json, and a list of those (sbom.json). No development tool, no peer.`;
const NPM_FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const NOT_SHIPPED = /\.test\.tsx?$|[\\/]fixtures$|[\\/](?:server|cli)[\\/]src[\\/]testing$/;

/** Runs npm in a folder and gives what it printed. */
function npm(folder, args) {
  const { status, stdout } = spawnSync('npm', [...args, ...NPM_FLAGS], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) fail(`npm ${args[0]} failed; see its messages above.`);
  return stdout;
}

/** Writes the manifests of what is shipped into a folder, and a lock file that has no more than they name. */
export function writeManifests(folder, npmFlags = []) {
  const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];
  for (const path of manifests) {
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (path === 'package.json') {
      manifest.workspaces = ['packages/*'];
      manifest.scripts = { start: 'node packages/cli/src/main.ts serve' };
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  npm(folder, ['install', '--package-lock-only', ...npmFlags]);
}

/** What the shipped packages are, with their licences and hashes, in CycloneDX. */
export function listPackages(folder) {
  return npm(folder, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
}

function buildWeb() {
  const build = JSON.stringify(join(root, 'packages/server/src/main/static-build.ts'));
  const script = `import(${build}).then(({ buildWebIfNeeded }) => buildWebIfNeeded(console.log))`;
  const { status } = spawnSync(findNode(), ['-e', script], { stdio: 'inherit' });
  if (status !== 0) fail('the web app could not be built; see above.');
}

/** Makes the product in an empty folder. */
export function makeProduct(folder, npmFlags = []) {
  buildWeb();
  mkdirSync(folder, { recursive: true });
  writeManifests(folder, npmFlags);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const filter = (path) => !NOT_SHIPPED.test(path);
  for (const source of globSync('packages/!(web)/src', { cwd: root }))
    cpSync(join(root, source), join(folder, source), { recursive: true, filter });
  cpSync(join(root, 'packages/web/dist'), join(folder, 'packages/web/dist'), { recursive: true });
  writeFileSync(join(folder, 'sbom.json'), listPackages(folder));
  // The web app is bundled already, so its packages are in the list but need no place on the disk.
  npm(folder, ['ci', '--workspace', '@roundhouse/cli', ...npmFlags]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpIfAsked(HELP);
  const [given] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-')) fail('npm run product -- <folder>');
  const folder = resolve(given);
  if (existsSync(folder)) fail(`${folder} is already there.`);
  makeProduct(folder);
}
