// What is shipped, made in a scratch folder and tried, as a part of `npm test` and alone as `npm run test:product`: it has no
// development tool and no licence that binds those who ship it, it serves the web app and play, and says what it can't do.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { findNode, root } from './install.mjs';
import { makeProduct } from './product.mjs';

const MAIN = 'packages/cli/src/main.ts';
/** Licences that let anybody ship and change Roundhouse under its own; MPL and OFL hold for unchanged files. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Makes the product, tries it, and gives what is wrong with it. */
async function tryProduct() {
  const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-product-'));
  const product = join(scratch, 'product');
  try {
    // What was installed for the tests is in npm's cache.
    makeProduct(product, ['--prefer-offline']);
    return [
      ...checkPackages(product),
      ...checkMissing(product),
      ...(await checkServing(product, join(scratch, 'data'))),
    ];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every package has a licence that we may ship, and none is there for developers only. */
function checkPackages(product) {
  const manifests = globSync('{,bench/,e2e/,packages/*/,scripts/node/}package.json', { cwd: root });
  const tools = new Set(
    manifests.flatMap((path) => Object.keys(readJson(join(root, path)).devDependencies ?? {})),
  );
  const { packages } = readJson(join(product, 'package-lock.json'));
  const wanted = new Set(
    Object.values(packages).flatMap((each) => Object.keys(each.dependencies ?? {})),
  );
  const shipped = Object.entries(packages).filter(([, { version }]) => version !== undefined);
  return shipped.flatMap(([path, { license }]) => {
    const name = path.split('node_modules/').at(-1);
    const isTool = tools.has(name) && !wanted.has(name);
    return [
      ...(LICENCES.has(license) ? [] : [`${path} has the licence ${license}`]),
      ...(isTool ? [`${name} is shipped`] : []),
    ];
  });
}

/** What is not shipped is refused in one line. */
function checkMissing(product) {
  const { status, stderr } = spawnSync(findNode(), [join(product, MAIN), 'bench'], {
    encoding: 'utf8',
  });
  const told = /^roundhouse: this needs @roundhouse\/bench, which isn't installed here;.*\n$/;
  return status === 2 && told.test(stderr) ? [] : [`bench says: ${stderr}`];
}

async function checkServing(product, data) {
  const server = spawn(findNode(), [join(product, MAIN), 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { value } = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
    const [address] = /http:\/\/\S+/.exec(value) ?? [];
    if (address === undefined) return [`serve says: ${value}`];
    const paths = ['/health', '/ready', '/', ...scriptsOf(product)];
    const answers = await Promise.all(paths.map((path) => fetch(new URL(path, address))));
    return answers
      .filter(({ status }) => status !== 200)
      .map(({ url, status }) => `${url} answers ${status}`);
  } finally {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  }
}

/** The addresses of the scripts that the home page loads. */
function scriptsOf(product) {
  const home = readFileSync(join(product, 'packages/web/dist/index.html'), 'utf8');
  return [...home.matchAll(/src="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpIfAsked(`npm run test:product

Makes what is shipped in a scratch folder and tries it: no development tool, no licence that binds, and it serves; a part of npm test.`);
  const problems = await tryProduct();
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
