import { rngFromSeed, shuffle } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import type { Reason, TableSettings } from '@roundhouse/protocol';
import { sha256 } from '../base/tokens.ts';
import { nearestDeadline } from '../clocks/clock.ts';
import type { MatchRow } from '../store/store.ts';
import { timelineStart } from './timeline-start.ts';
import { Timeline } from './timeline.ts';

/** The match of a table whose seats are taken, or why it can't begin. */
export function beginMatch(
  games: readonly AnyGame[],
  match: MatchRow,
  now: number,
): MatchRow | Reason {
  const { settings } = match;
  const { seating, time } = settings;
  const game = games.find(({ id }) => id === match.game);
  if (game === undefined) return 'no-such-game';
  // A position belongs to the rules it came from.
  if (match.start && match.rulesVersion !== game.rulesVersion) return 'other-rules';
  // The rules may have changed while the table waited; it plays by those of today.
  const options = game.parseOptions(settings.options);
  if (options === undefined) return 'bad-options';
  if (!game.seatCountsFor(options).includes(match.seats.length)) return 'bad-seat-count';
  const seats = [...match.seats];
  // The seating is drawn from a hash of the seed, so that it tells nothing about the cards.
  if (seating === 'random')
    shuffle(rngFromSeed(sha256(`seating/${match.seed}`).slice(0, 32)), seats);
  const begun: MatchRow = {
    ...match,
    rulesVersion: game.rulesVersion,
    settings: { ...settings, options: options as TableSettings['options'] },
    seats,
    status: 'playing',
    startedAt: now,
  };
  const start = timelineStart(games, begun);
  if (start === undefined) return 'no-such-game';
  const timeline = Timeline.begin(start);
  const deciders = timeline.deciders();
  return {
    ...begun,
    deciders,
    deadline: nearestDeadline(time, timeline.clocks),
    waitsForBot: deciders.some((seat) => !timeline.isPerson(seat)),
    turns: timeline.turns,
  };
}
