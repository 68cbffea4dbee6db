import { Match, readNotation } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import type { TableSettings } from '@roundhouse/protocol';
import type { NewTable } from './new-table.ts';
import type { StartRow } from '../store/store.ts';

/** A position to begin with, and the options and seats that go with it. */
interface PositionStart {
  readonly start: StartRow;
  readonly options: unknown;
  readonly seats: number;
}

/** Where a match as text ends, each of its moves checked; undefined if it can't be read, or nobody could go on. */
export function positionStart(
  game: AnyGame,
  { text, anew }: NonNullable<NewTable['start']>,
): PositionStart | undefined {
  const read = readNotation(game, text);
  const told = read.ok ? Match.replay(game, read.value.record) : undefined;
  if (!read.ok || !told?.ok || told.match.deciders.length === 0) return undefined;
  const { seed, moves, branches = [], options, seats } = read.value.record;
  return { start: { seed, moves, branches, anew }, options, seats };
}

/** Somebody may know the position, and seats are as chosen: such a match is never rated. */
export const atPosition = (settings: TableSettings): TableSettings => ({
  ...settings,
  seating: 'chosen',
  rated: false,
});
