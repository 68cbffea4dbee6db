import type { Terminal } from './command.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on the terminal while something long runs; nothing where nobody watches. */
export interface Progress {
  readonly show: (done: number, all: number) => void;
  /** Wipes the bar away. */
  readonly end: () => void;
}

export function startProgress({ errors }: Terminal, label: string): Progress {
  if (errors.isTTY !== true) return { show: () => {}, end: () => {} };
  let last = 0;
  return {
    show(done, all) {
      const now = Date.now();
      if (now - last < EVERY_MS) return;
      last = now;
      errors.write(`\r${label} ${formatBar(done, all)}`);
    },
    end: () => errors.write('\r\u001B[K'),
  };
}

/** The bar itself: `██████▌···  65 %  13/20`. */
export function formatBar(done: number, all: number): string {
  const share = all === 0 ? 1 : Math.min(1, done / all);
  const full = Math.floor(share * WIDTH);
  const bar = '█'.repeat(full) + '·'.repeat(WIDTH - full);
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${all}`;
}
