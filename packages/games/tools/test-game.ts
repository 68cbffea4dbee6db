import { formatNotation, readNotation, replay } from '@roundhouse/engine';
import { missingFixtures, runBattery } from '@roundhouse/engine/testing';
import type { Fixture } from '@roundhouse/engine/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LAWS } from '../src/laws.ts';
import { findGame } from '../src/registry.ts';
import { countsOf, fixtureFolder, readFixtures, transcriptOf } from './recordings.ts';

/** What is tested of every game. Each has a file of its own that calls this, so that they run side by side. */
export function testGame(id: string): void {
  const game = findGame(id);
  const laws = LAWS[id];
  if (game === undefined || laws === undefined) throw new Error(`${id} is no game with laws`);
  const fixtures = readFixtures(id);
  const recorded = (name: string): string => readFileSync(join(fixtureFolder(id), name), 'utf8');

  it('passes the battery', () => {
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

  it.each([...fixtures])('is written as text and read again: %s', (_, { record }) => {
    const players = Array.from({ length: record.seats }, (_, seat) => ({ name: `Player ${seat}` }));
    const noted = { record, players, tags: {}, comments: { 0: 'About it', 3: 'A {remark}' } };
    expect(readNotation(game, formatNotation(game, noted))).toEqual({ ok: true, value: noted });
  });

  it('has a word of its own for every value of a field', () => {
    for (const fields of Object.values(game.moveFields))
      for (const { names = [], accepts } of Object.values(fields)) {
        const words = names.flatMap((name, value) => (accepts(value) ? [name.toLowerCase()] : []));
        expect(words).toEqual([...new Set(words)]);
      }
  });

  it('goes on from a position that was dealt anew as it once did', () => {
    const { record, outcome } = JSON.parse(recorded('dealt.json')) as Fixture;
    expect(record.branches?.[0]?.deal).toBeDefined();
    const end = replay(game, record);
    expect(end.ok ? game.outcome(end.state) : end).toEqual(outcome);
  });

  it('reads as its transcript', () => {
    expect(transcriptOf(game)).toBe(recorded('transcript.txt'));
  });

  it('has the recorded numbers of move sequences', () => {
    expect(countsOf(game)).toEqual(JSON.parse(recorded('counts.json')));
  });
}
