import { GAMES } from '@roundhouse/games';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureLists } from './measure-lists.ts';

it('asks for every list of a store that it has filled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lists-'));
  try {
    const crowd = { users: 300, matches: 900, tables: 40 };
    const steps: number[] = [];
    const { rows } = await measureLists({
      place: { folder },
      games: GAMES,
      crowd,
      times: 3,
      onStep: (done) => steps.push(done),
    });
    expect(rows).toHaveLength(13);
    expect(steps).toHaveLength(rows.length);
    for (const { p50, p99, most } of rows) expect(p50 <= p99 && p99 <= most).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
