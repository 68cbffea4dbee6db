import type { Browser } from '@playwright/test';
import { longestOf, PLAYED } from './games.ts';
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
  /** The processor time of the worker in milliseconds, with what it wastes to be slow. */
  readonly worker: number;
  /** The most memory that the worker's heap had, in bytes. */
  readonly memory: number;
}

/** How fast a review is there and what it takes, on a laptop and on a phone whose page and worker are four times as slow. */
export async function measureReviews(
  browser: Browser,
  games: readonly string[],
  runs: number,
): Promise<void> {
  const wanted = PLAYED.filter(({ id }) => games.length === 0 || games.includes(id));
  for (const { id } of wanted)
    for (const slowness of [1, 4]) {
      const found: Reviewed[] = [];
      for (let run = 0; run < runs; run++)
        found.push(await review(browser, longestOf(id), slowness));
      const middle = (part: keyof Reviewed): number => medianOf(found.map((each) => each[part]));
      const all = found.map(({ task }) => task.toFixed(0)).join(', ');
      const slowed = slowness === 1 ? '' : `, page and worker ${slowness} times slower`;
      console.log(
        `${id}${slowed}: chart after ${seconds(middle('picture'))}, one pass after ${seconds(middle('pass'))}; ` +
          `longest stall ${middle('longest').toFixed(0)} ms, longest task ${middle('task').toFixed(0)} ms of processor time (${all}); ` +
          `worker's processor time ${seconds(middle('worker'))}, heap up to ${(middle('memory') / MEGABYTE).toFixed(0)} MB`,
      );
    }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  if (slowness > 1) await door.throttleWorker(slowness);
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
