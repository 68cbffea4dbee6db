import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Departures } from './departures.ts';

it('those who have left are not kept until the old are collected', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  const departures = new Departures();
  const leave = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) {
      const departing = { flush: () => undefined, weight: new Array(50).fill(i) };
      departures.add(departing);
    }
    await sleep(0);
  };
  const old = (): number =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
      ?.space_used_size ?? 0;
  collect({ type: 'major' });
  const before = old();
  for (let round = 0; round < 500; round++) {
    const left = leave();
    if (round % 50 === 0) for (let i = 0; i < 2; i++) collect({ type: 'minor' });
    await left;
  }
  expect(old() - before).toBeLessThan(2_000_000);
});
