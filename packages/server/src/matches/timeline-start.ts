import type { AnyGame, MatchStart, Outcome, Seat } from '@roundhouse/engine';
import type { TableSettings } from '@roundhouse/protocol';
import type { Outage } from '../store/play-times.ts';
import type { MatchRow } from '../store/store.ts';
import { frozenGame } from './frozen-game.ts';

/** What a match is, before its log. */
export interface TimelineStart {
  readonly game: AnyGame;
  readonly settings: TableSettings;
  readonly seats: number;
  readonly seed: string;
  readonly startedAt: number;
  /** Seats that bots play from the start. */
  readonly botSeats: readonly Seat[];
  /** Whether its rules are not played here, so that it can only be shown and settled. */
  readonly frozen: boolean;
  /** How a frozen match ended, which only the store knows. */
  readonly ended: Outcome | null;
  /** When no clock ran, since there was no server. */
  readonly outages: () => readonly Outage[];
}

export function matchStart({ settings, seats, seed }: TimelineStart): MatchStart {
  return { options: settings.options, seats, seed };
}

/** What a match is before its log, or undefined if it has not begun. */
export function timelineStart(
  games: readonly AnyGame[],
  match: MatchRow,
  outages: () => readonly Outage[] = () => [],
): TimelineStart | undefined {
  if (match.startedAt === null) return undefined;
  const today = games.find(({ id }) => id === match.game);
  const frozen = today === undefined || today.rulesVersion !== match.rulesVersion;
  return {
    game: frozen ? frozenGame(match, today) : today,
    frozen,
    ended: frozen ? match.outcome : null,
    settings: match.settings,
    seats: match.seats.length,
    seed: match.seed,
    startedAt: match.startedAt,
    botSeats: match.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
    outages,
  };
}
