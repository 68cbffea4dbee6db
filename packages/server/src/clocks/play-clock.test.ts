import { expect, it } from 'vitest';
import type { PlayTimes } from '../store/play-times.ts';
import { PlayClock } from './play-clock.ts';
import type { Outage } from '../store/play-times.ts';

/** A store that remembers the latest mark, and can be away. */
class Times implements PlayTimes {
  latest = 1_000_000;
  known: Outage[] = [];
  isAway = false;

  async begin(): Promise<{ now: number; outages: Outage[] }> {
    return { now: this.latest, outages: this.known };
  }

  async mark(now: number): Promise<{ now: number; outages: number }> {
    if (this.isAway) throw new Error('away');
    this.latest = Math.max(this.latest, now);
    return { now: this.latest, outages: this.known.length };
  }

  async end(now: number): Promise<void> {
    this.latest = now;
  }

  async outages(): Promise<Outage[]> {
    return this.known;
  }
}

interface Opened {
  readonly clock: PlayClock;
  readonly pass: (milliseconds: number) => void;
  readonly heard: readonly string[];
}

async function open(times: Times): Promise<Opened> {
  let passed = 0;
  const heard: string[] = [];
  const clock = new PlayClock({
    times,
    monotonic: () => passed,
    onOutage: () => heard.push('outage'),
  });
  await clock.start();
  return { clock, pass: (milliseconds) => void (passed += milliseconds), heard };
}

it('goes on by the monotonic clock', async () => {
  const { clock, pass } = await open(new Times());
  pass(2000);
  expect(clock.now()).toBe(1_002_000);
  await clock.mark();
  pass(3000);
  expect(clock.now()).toBe(1_005_000);
  await clock.stop();
});

it('stands still while the store is away or the process is held, and goes on then', async () => {
  const times = new Times();
  const { clock, pass } = await open(times);
  times.isAway = true;
  pass(3_600_000);
  await expect(clock.mark()).rejects.toThrow('away');
  expect(clock.now()).toBe(1_008_000);
  times.isAway = false;
  await clock.mark();
  pass(1000);
  expect(clock.now()).toBe(1_009_000);
  await clock.stop();
});

it('follows nodes that are ahead, and never runs back', async () => {
  const times = new Times();
  const [one, two] = [await open(times), await open(times)];
  one.pass(5000);
  await one.clock.mark();
  await two.clock.mark();
  expect(two.clock.now()).toBe(1_005_000);
  await one.clock.mark();
  expect(one.clock.now()).toBe(1_005_000);
  await one.clock.stop();
  await two.clock.stop();
});

it('hears of an outage that another node has noted', async () => {
  const times = new Times();
  const { clock, heard } = await open(times);
  times.known = [{ from: 1, to: 2 }];
  await clock.mark();
  expect([heard, clock.outages]).toEqual([['outage'], times.known]);
  await clock.stop();
});
