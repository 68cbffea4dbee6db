// What browser tests cost in processor time, which is nearly the same on a busy machine, by the kind of process:
// `E2E_COSTS=1 npm run e2e`, then `node e2e/costs.ts`.
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestInfo } from '@playwright/test';

const FILE = fileURLToPath(new URL('../node_modules/.cache/e2e-costs.jsonl', import.meta.url));
const TICKS_IN_A_SECOND = 100;
const KINDS = ['pages', 'browser', 'network', 'servers', 'test'] as const;
type Kind = (typeof KINDS)[number];
/** Seconds. */
type Costs = Readonly<Record<Kind, number>>;

/** Starts to count what this worker and its browser and servers use; the answer notes it. The server for all tests is not theirs. */
export function countCosts({ file, title }: TestInfo): () => void {
  if (!process.env['E2E_COSTS']) return () => undefined;
  const before = costsSoFar();
  return () => {
    const now = costsSoFar();
    const costs = Object.fromEntries(KINDS.map((kind) => [kind, now[kind] - before[kind]]));
    appendFileSync(FILE, `${JSON.stringify({ file: basename(file), title, ...costs })}\n`);
  };
}

/** What the processes below this one have used, with their children that are gone. */
function costsSoFar(): Costs {
  const costs = { pages: 0, browser: 0, network: 0, servers: 0, test: 0 };
  const processes = readdirSync('/proc').map(Number).filter(Boolean).map(statOf);
  const add = (parent: number): void => {
    for (const { pid, seconds } of processes.filter((each) => each.parent === parent)) {
      costs[kindOf(pid)] += seconds;
      add(pid);
    }
  };
  add(process.pid);
  const { user, system } = process.cpuUsage();
  return { ...costs, test: (user + system) / 1e6 };
}

function statOf(pid: number): { pid: number; parent: number; seconds: number } {
  const fields = read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { pid, parent, seconds: ticks / TICKS_IN_A_SECOND };
}

function kindOf(pid: number): Kind {
  const command = read(pid, 'cmdline');
  // One that has ended, and whose parent has not heard of it, has none: pages go often.
  if (command === '' || /--type=(?:renderer|zygote)/.test(command)) return 'pages';
  if (command.includes('--type=utility')) return 'network';
  return command.includes('chrom') ? 'browser' : 'servers';
}

/** Nothing, where the process is gone. */
function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Prints what each file of tests cost, the dearest first, and forgets it. */
function tell(): void {
  const files = new Map<string, number[]>();
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const noted = JSON.parse(line) as Costs & { file: string };
    const sums = files.get(noted.file) ?? [0, ...KINDS.map(() => 0)];
    const values = KINDS.map((kind) => noted[kind]);
    const more = [values.reduce((sum, each) => sum + each, 0), ...values];
    files.set(
      noted.file,
      sums.map((sum, i) => sum + (more[i] ?? 0)),
    );
  }
  const rows = [...files].sort(([, [a = 0]], [, [b = 0]]) => b - a);
  const all = [0, ...KINDS].map((_, i) => rows.reduce((sum, [, each]) => sum + (each[i] ?? 0), 0));
  console.log(`| file | all | ${KINDS.join(' | ')} |`);
  for (const [file, sums] of [...rows, ['all', all] as const])
    console.log(`| ${file} | ${sums.map((sum) => sum.toFixed(1)).join(' | ')} |`);
  rmSync(FILE);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) tell();
