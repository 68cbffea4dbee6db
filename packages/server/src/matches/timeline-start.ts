import type { AnyGame, MatchStart, Seat } from '@roundhouse/engine';
import type { Outage } from '../store/play-times.ts';
import type { MatchRow } from '../store/store.ts';
import type { MatchSettings } from './settings.ts';

/** What a match is, before its log. */
export interface TimelineStart {
  readonly game: AnyGame;
  readonly settings: MatchSettings;
  readonly seats: number;
  readonly seed: string;
  readonly startedAt: number;
  /** Seats that bots play from the start. */
  readonly botSeats: readonly Seat[];
  /** When no clock ran, since there was no server. */
  readonly outages: () => readonly Outage[];
}

export function matchStart({ settings, seats, seed }: TimelineStart): MatchStart {
  return { options: settings.options, seats, seed };
}

/** What a match is before its log, or undefined if its game is not played here by the rules it was begun with. */
export function timelineStart(
  games: readonly AnyGame[],
  match: MatchRow,
  outages: () => readonly Outage[] = () => [],
): TimelineStart | undefined {
  const game = games.find(
    ({ id, rulesVersion }) => id === match.game && rulesVersion === match.rulesVersion,
  );
  if (game === undefined || match.startedAt === null) return undefined;
  return {
    game,
    settings: match.settings as MatchSettings,
    seats: match.seats.length,
    seed: match.seed,
    startedAt: match.startedAt,
    botSeats: match.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
    outages,
  };
}
