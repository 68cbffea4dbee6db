import { Match } from '@roundhouse/engine';
import type { AnyGame, MatchStart, Outcome, Seat } from '@roundhouse/engine';
import type { TableSettings } from '@roundhouse/protocol';
import type { Outage } from '../store/play-times.ts';
import type { MatchRow, StartRow } from '../store/store.ts';
import { frozenGame } from './frozen-game.ts';

/** What a match is, before its log. */
export interface TimelineStart {
  readonly game: AnyGame;
  readonly settings: TableSettings;
  readonly seats: number;
  readonly seed: string;
  /** The position it begins with, if that is one of another match. */
  readonly from: StartRow | undefined;
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

export function matchStart({ settings, seats, seed, from }: TimelineStart): MatchStart {
  const { options } = settings;
  if (from === undefined) return { options, seats, seed };
  const at = from.moves.length;
  // With the eyes of a spectator: whoever knows the other match knows nothing of this one.
  const here = from.anew ? { at, deal: { viewer: 'spectator' as const, seed } } : { at };
  return { options, seats, seed: from.seed, branches: [...from.branches, here] };
}

/** How many moves had been played before the match began. */
export const movesBefore = ({ from }: TimelineStart): number => from?.moves.length ?? 0;

/** The match before its log: at its start, or where another one left it. */
export function beginMatch(start: TimelineStart): Match {
  const begun = Match.begin(start.game, matchStart(start));
  if (!begun.ok) throw new Error(`a table that can't be set up: ${begun.error}`);
  for (const [seat, move] of start.from?.moves ?? []) begun.match.follow(seat, move);
  return begun.match;
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
    from: match.start,
    startedAt: match.startedAt,
    botSeats: match.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
    outages,
  };
}
