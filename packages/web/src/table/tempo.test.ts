import { readdirSync, readFileSync } from 'node:fs';
import { eventsFor, parseRecord, replay } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { germanRailways } from '@roundhouse/games/german-railways';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../games/game-ui.ts';
import { showFor } from '../games/german-railways/telling.ts';
import { hastened, STEP_TIME } from './tempo.ts';

const fixtures = new URL('../../../games/src/german-railways/fixtures/', import.meta.url);

function recorded(): MatchRecord[] {
  return readdirSync(fixtures)
    .filter((name) => name.endsWith('.match.json'))
    .map((name) => {
      const file = JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as { record: unknown };
      const parsed = parseRecord(file.record);
      if (!parsed.ok) throw new Error(name);
      return parsed.record;
    });
}

/** The longest that the first seat watches others between two moves of its own, in milliseconds. */
function longestWait(record: MatchRecord, tempo: (time: number, waited: number) => number): number {
  const who = { name: (seat: number) => `${seat}`, sees: () => false };
  let [waited, longest] = [0, 0];
  replay(germanRailways, record, undefined, (state, seat, _move, events) => {
    if (seat === 0) waited = 0;
    else {
      const scene = stillScene({ view: germanRailways.view(state, 0), viewer: 0, who });
      waited += tempo(STEP_TIME * showFor(eventsFor(events, 0), scene), waited);
    }
    longest = Math.max(longest, waited);
  });
  return longest;
}

describe('the time of a step', () => {
  it('is whole at first, and shorter the longer one has waited', () => {
    expect(hastened(950, 0)).toBe(950);
    expect(hastened(950, 2999)).toBe(950);
    expect(hastened(950, 3000)).toBe(475);
    expect(hastened(950, 6000)).toBe(190);
    expect(hastened(950, 60_000)).toBe(190);
  });

  it('keeps nobody waiting for long while a whole round of others is shown', () => {
    const records = recorded();
    expect(records.length).toBeGreaterThan(5);
    const before = Math.max(...records.map((record) => longestWait(record, (time) => time)));
    const now = Math.max(...records.map((record) => longestWait(record, hastened)));
    expect(before).toBeGreaterThan(15_000);
    expect(now).toBeLessThan(10_000);
  });

  it('never vanishes, so that everything is seen in order', () => {
    for (let waited = 0; waited < 20_000; waited += 500)
      expect(hastened(100, waited)).toBeGreaterThan(0);
  });
});
