import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sheets = globSync('src/games/*/*.css', { cwd: root });
let built: (file: string, css: string) => Promise<string>;

beforeAll(async () => {
  const config = await resolveConfig({ root, configFile: `${root}vite.config.ts` }, 'build');
  built = async (file, css) => (await preprocessCSS(css, `${root}${file}`, config)).code;
});

/** Every selector that is no step of an animation, with the declarations below it. */
function rulesIn(css: string): { selector: string; body: string }[] {
  const plain = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replaceAll(/@[^{};]+\{/g, '{');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    selector.trim() === '' ? [] : [{ selector: selector.trim(), body }],
  );
}

it('there are stylesheets of games', () => {
  expect(sheets.length).toBeGreaterThan(4);
});

describe.each(sheets)('%s', (file) => {
  const game = file.split('/')[2] ?? '';
  const room = `.room-${game}`;

  it('reaches only what its game draws, and sets variables in its room', async () => {
    const rules = rulesIn(await built(file, readFileSync(`${root}${file}`, 'utf8')));
    expect(rules.length).toBeGreaterThan(0);
    for (const { selector, body } of rules) {
      if (selector === room) expect(body.replaceAll(/--[^;]+;?/g, '').trim()).toBe('');
      else {
        const alternatives = selector.split(/,\s*(?=:where)/);
        for (const each of alternatives) expect(each).toMatch(`:where(${room}) .drawn `);
      }
    }
  });
});

it('no game calls something of its own what a page or a panel calls something else', () => {
  // What games are drawn of, and words that mean the same everywhere.
  const shared = new Set(['base.css', 'maps.css', 'pieces.css', 'table.css']);
  const house = globSync('src/styles/*.css', { cwd: root });
  const classesIn = (file: string): string[] =>
    rulesIn(readFileSync(`${root}${file}`, 'utf8')).flatMap(({ selector }) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
    );
  const [known, foreign] = [new Set<string>(), new Set<string>()];
  for (const file of house) {
    const classes = shared.has(file.split('/').at(-1) ?? '') ? known : foreign;
    for (const name of classesIn(file)) classes.add(name);
  }
  const clashes = sheets.flatMap((file) =>
    classesIn(file).filter((name) => foreign.has(name) && !known.has(name)),
  );
  expect(foreign.size).toBeGreaterThan(100);
  expect(clashes).toEqual([]);
});

it('a class of the house is described in one stylesheet; only the rooms of a table lay out what others describe', () => {
  const lay = new Set(['tokens.css', 'rooms.css', 'small-rooms.css']);
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('src/styles/*.css', { cwd: root })) {
    const sheet = file.split('/').at(-1) ?? '';
    if (lay.has(sheet)) continue;
    for (const { selector } of rulesIn(readFileSync(`${root}${file}`, 'utf8')))
      for (const each of selector.replaceAll(/\([^)]*\)/g, '()').split(',')) {
        const [, name] = /^\.([a-z][\w-]*)$/.exec(each.trim()) ?? [];
        if (name !== undefined) homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
      }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, sheets]) => sheets.size > 1)).toEqual([]);
});

it('an animation has its own name, wherever it is used', async () => {
  const css = '@keyframes turn { to { rotate: 1turn } } .dial { animation: turn 1s; }';
  const out = await built('src/games/some-game/style.css', css);
  expect(out).toContain('@keyframes some-game-turn');
  expect(out).toContain('animation: some-game-turn 1s');
});

it('a room may not be drawn by its game', async () => {
  await expect(built('src/games/some-game/style.css', ':scope { display: none }')).rejects.toThrow(
    /only sets variables/,
  );
});

it('styles of the house are as they are written', async () => {
  const css = '.stack { display: grid; }';
  expect(await built('src/styles/some.css', css)).toBe(css);
});
