import { replay } from '@roundhouse/engine';
import { missingFixtures, runBattery } from '@roundhouse/engine/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf, fixtureFolder, readFixtures, transcriptOf } from '../tools/recordings.ts';
import { LAWS } from './laws.ts';
import { GAMES } from './registry.ts';

it('every game has an id of its own and laws', () => {
  const ids = GAMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(LAWS).toSorted()).toEqual(ids.toSorted());
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const fixtures = readFixtures(id);

  it('passes the battery', () => {
    const laws = LAWS[id];
    if (laws === undefined) throw new Error(`${id} has no laws`);
    const report = runBattery(game, laws, { games: 4, sample: 7 });
    expect(report.matches).toBeGreaterThan(0);
  });

  it('has a recorded match for every ending, seat count and option', () => {
    expect(missingFixtures(game, [...fixtures.values()])).toEqual([]);
  });

  it.each([...fixtures])('replays %s to its recorded outcome', (_, { record, outcome }) => {
    const end = replay(game, record);
    expect(end.ok ? game.outcome(end.state) : end).toEqual(outcome);
  });

  it('reads as its transcript', () => {
    expect(transcriptOf(game)).toBe(
      readFileSync(join(fixtureFolder(id), 'transcript.txt'), 'utf8'),
    );
  });

  it('has the recorded numbers of move sequences', () => {
    expect(countsOf(game)).toEqual(
      JSON.parse(readFileSync(join(fixtureFolder(id), 'counts.json'), 'utf8')),
    );
  });
});
