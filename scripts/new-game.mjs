import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const templates = join(root, 'scripts/new-game');
helpIfAsked(`npm run new-game -- <game-id>

Writes a small game with hidden hands that passes the battery and can be played at once, to begin from: its rules, its drawing and
its words. The id is in lower case with hyphens, such as night-mail. docs/adding-a-game.md says how to go on.`);
const [id = ''] = process.argv.slice(2);

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error('Usage: npm run new-game -- <game-id>, in lower case with hyphens: night-mail');
  process.exit(2);
}
const folders = { games: `packages/games/src/${id}`, web: `packages/web/src/games/${id}` };
const taken = Object.values(folders).find((folder) => existsSync(join(root, folder)));
if (taken !== undefined) {
  console.error(`${taken} is already there.`);
  process.exit(1);
}

const name = id.replaceAll(
  /(?:^|-)(.)/g,
  (hyphen, letter) => (hyphen.startsWith('-') ? ' ' : '') + letter.toUpperCase(),
);
const camel = id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const fill = (text) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__camel__', camel)
    .replaceAll('__Name__', name)
    .replaceAll('__NAME__', name.toUpperCase());

for (const [part, folder] of Object.entries(folders)) {
  for (const template of globSync('**/*.template', { cwd: join(templates, part) })) {
    const path = join(root, folder, template.replace(/\.template$/, ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fill(readFileSync(join(templates, part, template), 'utf8')));
  }
}
appendFileSync(
  join(root, 'packages/games/src/every-game.ts'),
  `export { ${camel} } from './${id}/index.ts';\n`,
);

const recorded = spawnSync(
  process.execPath,
  [join(root, 'packages/games/tools/record-fixtures.ts'), id],
  { stdio: 'inherit' },
);
if (recorded.status !== 0) process.exit(1);
console.log(`${name} is in ${folders.games} and ${folders.web}.
Its tests: npx vitest run packages/games -t ${id}. How to go on: docs/adding-a-game.md.`);
