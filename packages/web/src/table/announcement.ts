import { words } from '../words/words.ts';

/** More than this nobody wants to hear at once; the rest is in the log. */
const MOST = 12;

/** What happened and what is asked as one text. */
export function gathered(lines: readonly string[], ask: readonly string[]): string {
  const left = lines.length - MOST;
  const heard = left > 0 ? [words().keys.earlier(left), ...lines.slice(left)] : lines;
  return [...heard, ...ask].join(' ');
}
