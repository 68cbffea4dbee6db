import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAUNCH } from './chromium.ts';
import { PLAYED } from './games.ts';
import { measureReviews } from './measure-review.ts';
import { measureTables } from './measure-tables.ts';
import { readScriptArguments, refuse } from './script.ts';

const IDS = PLAYED.map(({ id }) => id);
const HELP = `npm run measure
npm run measure -- review [--runs N] [game …]

Measures in Chromium how fast a table answers a click, and whether the page stalls while bots think; or how fast a review is there, and
whether the page stalls meanwhile.

  review    the review of the longest recorded match of each of these games, or of all:
            ${IDS.join(', ')}
  --runs N  the medians of N runs (1 by default)`;

const { positionals, values } = readScriptArguments(HELP, {
  options: { runs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [what, ...games] = positionals;
const runs = Number(values.runs);
if (what !== undefined && what !== 'review')
  refuse(`Only 'review' can be named here, not '${what}'`);
const unknown = games.filter((game) => !IDS.includes(game));
if (unknown.length > 0) refuse(`No such game: ${unknown.join(', ')}; there are ${IDS.join(', ')}`);
if (!Number.isInteger(runs) || runs < 1)
  refuse(`--runs must be a number from 1 on, not '${values.runs}'`);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-measure-'));
// Loaded only now, so that help comes at once.
const { serve } = await import('../packages/server/src/index.ts');
const server = await serve({ port: 0, host: '127.0.0.1', place: { folder } });
process.env['ROUNDHOUSE_ADDRESS'] = server.address;
const browser = await chromium.launch(LAUNCH);
await (what === 'review' ? measureReviews(browser, games, runs) : measureTables(browser));
await browser.close();
await server.close();
