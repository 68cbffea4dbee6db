import type { Browser } from '@playwright/test';
import { fixtureOf, PLAYED } from './games.ts';
import { forgetStalls, longestStall, watchStalls } from './stalls.ts';
import { readTaskTimes, startTaskTimes } from './task-times.ts';
import { address, DESKTOP, PHONE, prepare } from './table.ts';
import { WorkerDoor } from './worker-door.ts';

const MEGABYTE = 1024 * 1024;
/** A review is useful when the whole match has been gone through; nobody waits longer than this. */
const LONGEST = 120_000;
const LOOK_EVERY = 500;

interface Reviewed {
  /** Milliseconds from the click to the chart, and until the match has been gone through once. */
  readonly picture: number;
  readonly pass: number;
  /** The longest stall of the page in milliseconds, and the most processor time that a task of it took. */
  readonly longest: number;
  readonly task: number;
  /** The processor time of the worker in milliseconds, which no throttling of the page changes. */
  readonly worker: number;
  /** The most memory that the worker's heap had, in bytes. */
  readonly memory: number;
}

/** How fast a review is there and what it takes, on a laptop and on a phone that is four times as slow. */
export async function measureReviews(browser: Browser, games: readonly string[]): Promise<void> {
  const wanted = PLAYED.filter(({ id }) => games.length === 0 || games.includes(id));
  for (const { id, most } of wanted)
    for (const slowness of [1, 4]) {
      const { picture, pass, longest, task, worker, memory } = await review(
        browser,
        fixtureOf(id, most),
        slowness,
      );
      const slowed = slowness === 1 ? '' : `, page ${slowness} times slower`;
      console.log(
        `${id}, ${most} seats${slowed}: chart after ${seconds(picture)}, one pass after ${seconds(pass)}; ` +
          `longest stall ${longest.toFixed(0)} ms, longest task ${task.toFixed(0)} ms of processor time; ` +
          `worker's processor time ${seconds(worker)}, heap up to ${(memory / MEGABYTE).toFixed(0)} MB`,
      );
    }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function review(browser: Browser, record: string, slowness: number): Promise<Reviewed> {
  const page = await browser.newPage({ viewport: slowness === 1 ? DESKTOP : PHONE });
  await prepare(page);
  await watchStalls(page);
  const door = await WorkerDoor.open(page);
  await page.goto(address('/'));
  await page.getByLabel('Open a record…').setInputFiles(record);
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const start = page.getByRole('button', { name: 'Review this match' });
  await start.waitFor();
  await door.throttle(slowness);
  await forgetStalls(page);
  await startTaskTimes(browser, page);
  const began = performance.now();
  await start.click();
  await page.getByRole('slider', { name: 'Chance of winning' }).waitFor();
  const picture = performance.now() - began;
  let memory = 0;
  const bar = page.getByRole('progressbar');
  while (performance.now() - began < LONGEST) {
    const { usedSize } = (await door.ask('Runtime.getHeapUsage')) as { usedSize: number };
    memory = Math.max(memory, usedSize);
    if ((await bar.count()) === 0 || !(await bar.getAttribute('aria-label'))?.startsWith('Pass 1'))
      break;
    await page.waitForTimeout(LOOK_EVERY);
  }
  const pass = performance.now() - began;
  const longest = await longestStall(page);
  const { longest: task, worker } = await readTaskTimes(browser);
  await page.close();
  return { picture, pass, longest, task, worker, memory };
}
