import type { PlayRefusal, Problem } from '../match/host.ts';
import { words } from '../words/words.ts';

/** What the viewer has to be told: trouble at the table, a move that was refused, or that there is no hint. */
export type Notice = Problem | { readonly refused: PlayRefusal } | 'no-hint';

export function noticeText(notice: Notice): string {
  if (notice === 'no-hint') return words().hints.none;
  return typeof notice === 'string' ? words().problems[notice] : words().refusals[notice.refused];
}
