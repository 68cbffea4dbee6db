import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { LAUNCH } from './chromium.ts';
import {
  CHECKS,
  failed,
  measure,
  MOMENTS,
  resize,
  SIZE_NAMES,
  SIZES,
  sitDownAt,
  told,
} from './screens.ts';
import type { Check } from './screens.ts';
import { readScriptArguments, refuse } from './script.ts';
import serveForTests from './serve.ts';
import { AT_ONCE, prepare } from './table.ts';

const HELP = `npm run pictures -- [--game ID] [--sizes phone,laptop,…] [--seats N] [--when opening|late] [--dark] [--german] [--out FOLDER]

Takes pictures of every table at every size, for people to look at, and says what was measured there: how much of the window the board
has, the smallest text, and whatever is cut off. It needs Chromium.

  --game ID      only this game: ${[...new Set(MOMENTS.map(({ game }) => game))].join(', ')}
  --sizes a,b,…  only these sizes: ${SIZE_NAMES.join(', ')}
  --seats N      only tables with N seats (the fewest and the most by default)
  --when MOMENT  only this moment of a match: ${[...new Set(MOMENTS.map(({ when }) => when))].join(', ')}
  --dark         with dark colours
  --german       in German
  --out FOLDER   where they go (pictures/screens by default)`;

const { values } = readScriptArguments(HELP, {
  options: {
    game: { type: 'string' },
    sizes: { type: 'string', default: SIZE_NAMES.join(',') },
    seats: { type: 'string' },
    when: { type: 'string' },
    dark: { type: 'boolean', default: false },
    german: { type: 'boolean', default: false },
    out: { type: 'string', default: 'pictures/screens' },
  },
});
const wanted = values.sizes.split(',');
const unknown = wanted.filter((name) => !(name in SIZES));
if (unknown.length > 0)
  refuse(`No such size: ${unknown.join(', ')}; there are ${SIZE_NAMES.join(', ')}`);
const sizes = SIZE_NAMES.filter((name) => wanted.includes(name));
const moments = MOMENTS.filter(
  ({ game, seats, when }) =>
    game === (values.game ?? game) &&
    seats === Number(values.seats ?? seats) &&
    when === (values.when ?? when),
);
if (moments.length === 0) refuse('No table is like this');

const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
const stop = await serveForTests();
const browser = await chromium.launch(LAUNCH);
try {
  for (const moment of moments) {
    const page = await browser.newPage({ colorScheme: values.dark ? 'dark' : 'light' });
    await prepare(page, { ...AT_ONCE, ...(values.german ? { language: 'de' } : {}) });
    await sitDownAt(page, moment);
    for (const size of sizes) {
      await resize(page, SIZES[size]);
      const file = [moment.game, moment.seats, moment.when, size, ...(values.dark ? ['dark'] : [])];
      const seen = await measure(page);
      await page.screenshot({ path: `${folder}/${file.join('-')}.png` });
      const always: Check[] = ['board', 'text'];
      const checks = CHECKS.filter(
        (check) => always.includes(check) || failed(size, seen).includes(check),
      );
      const scrolls = seen.boardScrolls > 0 ? `; board scrolls ${seen.boardScrolls} px` : '';
      console.log(
        `${file.join(' ')}: ${checks.map((check) => told(check, seen)).join('; ')}${scrolls}`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  stop();
}
console.log(folder);
