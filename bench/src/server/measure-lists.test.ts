import { GAMES } from '@roundhouse/games';
import { CONTRACT } from '@roundhouse/protocol';
import type { Operation } from '@roundhouse/protocol';
import type { Known, Sample } from '@roundhouse/server/crowd';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askedLists, NO_LISTS } from './asked-lists.ts';
import { measureLists } from './measure-lists.ts';

const CROWD = { users: 300, matches: 900, tables: 40 };

it('asks for every list of a store that it has filled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lists-'));
  try {
    const steps: number[] = [];
    const { rows } = await measureLists({
      place: { folder },
      games: GAMES,
      crowd: CROWD,
      times: 3,
      onStep: (done) => steps.push(done),
    });
    expect(rows.map(({ list }) => list)).toContain('a tournament of 128');
    expect(steps).toHaveLength(rows.length);
    for (const { p50, p99, most } of rows) expect(p50 <= p99 && p99 <= most).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('everything that can be read is asked for, or is said to be no list', () => {
  const somebody: Known = { id: 'u0', name: 'Traveller 0', token: '' };
  const club = { id: 'c0', owner: somebody };
  const sample: Sample = {
    heavy: [somebody],
    usual: [somebody],
    moderator: somebody,
    rated: ['m0'],
    largeClubs: [club],
    clubs: [club],
    largeCups: ['t0'],
    cups: ['t0'],
  };
  const asked = askedLists(sample, GAMES, CROWD).map(({ operation }) => operation);
  const areas = Object.values(CONTRACT);
  const readable = areas
    .flatMap((area): Operation[] => Object.values(area))
    .filter(({ method }) => method === 'GET');
  const named = (operations: readonly Operation[]): string[] =>
    [...new Set(operations.map(({ path }) => path))].toSorted();
  expect(named([...asked, ...NO_LISTS])).toEqual(named(readable));
  expect(NO_LISTS.filter((operation) => asked.includes(operation))).toEqual([]);
});
