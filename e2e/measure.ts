// `npm run measure [-- review]`: how fast a table answers a click, and whether the page stalls while bots think; or how
// fast a review is there, and whether the page stalls meanwhile.
import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../packages/server/src/index.ts';
import { LAUNCH } from './chromium.ts';
import { measureReviews } from './measure-review.ts';
import { measureTables } from './measure-tables.ts';

const [what, ...games] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-measure-'));
const server = await serve({ port: 0, host: '127.0.0.1', place: { folder } });
process.env['ROUNDHOUSE_ADDRESS'] = server.address;
const browser = await chromium.launch(LAUNCH);
await (what === 'review' ? measureReviews(browser, games) : measureTables(browser));
await browser.close();
await server.close();
