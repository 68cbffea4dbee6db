import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took by the clock, and its processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

const MAIN_THREAD = 'CrRendererMain';
const WORKER = 'DedicatedWorker thread';
const TOOLS = 'blink.mojom.DevToolsSession';

/** Starts to note how much processor time the tasks of a page take, which is the same on a busy machine. */
export async function startTaskTimes(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
}

/** Processor time in milliseconds. */
interface TaskTimes {
  /** The most that one task of any page's main thread took. What the developers' tools ask for is not the page's doing. */
  readonly longest: number;
  /** All that the busiest worker did. */
  readonly worker: number;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** What was noted since then. */
export async function readTaskTimes(browser: Browser): Promise<TaskTimes> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly TraceEvent[];
  };
  const named = (wanted: string): (readonly TraceEvent[])[] =>
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith(wanted))
      .map((thread) => traceEvents.filter((event) => threadOf(event) === threadOf(thread)));
  return {
    longest: Math.max(0, ...named(MAIN_THREAD).map(longestIn)) / 1000,
    worker: Math.max(0, ...named(WORKER).map(sumOf)) / 1000,
  };
}

function longestIn(events: readonly TraceEvent[]): number {
  const asked = events.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === TOOLS,
  );
  const own = events.filter(
    (task) => task.ph === 'X' && !asked.some(({ ts }) => ts >= task.ts && ts <= endOf(task)),
  );
  return Math.max(0, ...own.map(({ tdur = 0 }) => tdur));
}

/** Tasks lie within tasks: only the outermost count. */
function sumOf(events: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const task of events.filter(({ ph }) => ph === 'X').toSorted((a, b) => a.ts - b.ts)) {
    if (task.ts < end) continue;
    sum += task.tdur ?? 0;
    end = endOf(task);
  }
  return sum;
}
