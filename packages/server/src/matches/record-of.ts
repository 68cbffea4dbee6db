import type { MatchRecord, MoveBase } from '@roundhouse/engine';
import type { EntryRow, MatchRow } from '../store/store.ts';
import type { MatchSettings } from './settings.ts';

/** The record of a match: its log without what was taken back. */
export function recordOf(match: MatchRow, entries: readonly EntryRow[]): MatchRecord {
  let moves: [number, MoveBase][] = [];
  for (const { entry } of entries) {
    if (entry.kind === 'move') moves.push([entry.seat, entry.move]);
    else if (entry.kind === 'take-back') moves = moves.slice(0, entry.to);
  }
  const { options } = match.settings as MatchSettings;
  return {
    game: match.game,
    rulesVersion: match.rulesVersion,
    options,
    seats: match.seats.length,
    seed: match.seed,
    moves,
  };
}
