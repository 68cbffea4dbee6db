// `npm run measure [-- review [--runs N] [game …]]`: how fast a table answers a click, and whether the page stalls while bots
// think; or how fast a review is there, and whether the page stalls meanwhile, as the medians of so many runs.
import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../packages/server/src/index.ts';
import { LAUNCH } from './chromium.ts';
import { measureReviews } from './measure-review.ts';
import { measureTables } from './measure-tables.ts';

const { positionals, values } = parseArgs({
  options: { runs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [what, ...games] = positionals;
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-measure-'));
const server = await serve({ port: 0, host: '127.0.0.1', place: { folder } });
process.env['ROUNDHOUSE_ADDRESS'] = server.address;
const browser = await chromium.launch(LAUNCH);
await (what === 'review'
  ? measureReviews(browser, games, Number(values.runs))
  : measureTables(browser));
await browser.close();
await server.close();
