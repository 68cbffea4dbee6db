import { eventsFor, replay } from '@roundhouse/engine';
import type {
  AnyGame,
  EventBase,
  MatchRecord,
  MoveBase,
  Outcome,
  Seat,
  Viewer,
} from '@roundhouse/engine';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command } from '../command.ts';
import { formatEvent, formatFields, formatReplayProblem, formatValue } from '../format.ts';
import { readRecordFile } from '../read-record.ts';
import { findGame } from '../table-arguments.ts';

/** One step of the match, as far as the viewer knows of it. */
interface Step {
  readonly number: number;
  readonly seat: Seat;
  /** Null for another seat's move: a viewer is told only of events. */
  readonly move: MoveBase | null;
  readonly events: readonly EventBase[];
}

interface Position {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly at: number;
  readonly moves: number;
  /** Null: everything is shown. */
  readonly viewer: Viewer | null;
  readonly steps: readonly Step[];
  /** The viewer's view, or the whole state. */
  readonly position: unknown;
  readonly deciders: readonly Seat[];
  readonly legal: readonly { readonly seat: Seat; readonly moves: readonly MoveBase[] }[];
  readonly outcome: Outcome | null;
}

export const command: Command = {
  help: `roundhouse replay <match> [--at N] [--viewer SEAT|spectator] [--json]

Replays a record, checking every move, and prints what happened and the position. The file contains a record, {"record": …}
as written by 'roundhouse export', or a text as written by 'roundhouse notation' or the app.

  --at N         after the first N moves (all by default; 0 is the first position)
  --viewer WHO   only what this seat (counted from 0) or a spectator may know; everything by default
  --json         as JSON`,
  run(args, terminal) {
    const { flags, words } = readArguments(
      args,
      { at: 'string', viewer: 'string', json: 'boolean' },
      ['match'],
    );
    const { record } = readRecordFile(terminal.catalogue, words[0] ?? '');
    const game = findGame(terminal.catalogue, record.game);
    const at = readPlace(record, flags.at);
    const viewer = readViewer(record, flags.viewer);
    const position = positionAt(game, record, at, viewer);
    const text =
      flags.json === true ? JSON.stringify(position) : formatPosition(game, record, position);
    print(terminal, text);
    return 0;
  },
};

function readPlace({ moves }: MatchRecord, text: string | undefined): number {
  if (text === undefined) return moves.length;
  const at = Number(text);
  if (/^[0-9]+$/.test(text) && at <= moves.length) return at;
  throw new UsageError(`--at must be a number from 0 to ${moves.length}, not '${text}'`);
}

function readViewer({ seats }: MatchRecord, text: string | undefined): Viewer | null {
  if (text === undefined) return null;
  if (text === 'spectator') return text;
  if (/^[0-9]+$/.test(text) && Number(text) < seats) return Number(text);
  throw new UsageError(
    `--viewer must be a seat from 0 to ${seats - 1} or spectator, not '${text}'`,
  );
}

function positionAt(
  game: AnyGame,
  record: MatchRecord,
  at: number,
  viewer: Viewer | null,
): Position {
  const steps: Step[] = [];
  const end = replay(game, record, at, (_, seat, move, events) =>
    steps.push({
      number: steps.length + 1,
      seat,
      move: viewer === null || viewer === seat ? move : null,
      events: viewer === null ? events : eventsFor(events, viewer),
    }),
  );
  if (!end.ok) throw new UsageError(formatReplayProblem(end));
  const { state } = end;
  const deciders = game.deciders(state);
  return {
    game: game.id,
    seats: record.seats,
    options: game.parseOptions(record.options),
    at,
    moves: record.moves.length,
    viewer,
    steps,
    position: viewer === null ? state : game.view(state, viewer),
    deciders,
    legal: deciders
      .filter((seat) => viewer === null || viewer === seat)
      .map((seat) => ({ seat, moves: game.legalMoves(state, seat) })),
    outcome: game.outcome(state) ?? null,
  };
}

function formatPosition(game: AnyGame, record: MatchRecord, shown: Position): string {
  const { at, moves, viewer, steps, deciders, legal, outcome } = shown;
  const eyes =
    viewer === null ? '' : `, as ${viewer === 'spectator' ? 'a' : 'seat'} ${viewer} sees it`;
  return [
    `${game.name}, ${record.seats} seats, options ${JSON.stringify(shown.options)}`,
    ...steps.flatMap(formatStep),
    '',
    `After ${at} of ${moves} moves${eyes}:${formatValue(shown.position)}`,
    '',
    deciders.length > 0 ? `To move: seat ${deciders.join(', ')}` : 'The match is over.',
    ...legal.flatMap(({ seat, moves: list }) => [
      `Legal for seat ${seat}:`,
      ...list.map((move) => `  ${formatFields(move)}`),
    ]),
    ...(outcome === null ? [] : [`Outcome: ${formatOutcome(outcome)}`]),
  ].join('\n');
}

function formatStep({ number, seat, move, events }: Step): string[] {
  if (move === null && events.length === 0) return [];
  const head = move === null ? '' : `: ${formatFields(move)}`;
  return [`${number}. seat ${seat}${head}`, ...events.map((event) => `     ${formatEvent(event)}`)];
}

function formatOutcome({ ranking, scores, reason }: Outcome): string {
  const places = ranking.map((seats) =>
    seats.map((seat) => `seat ${seat} (${scores[seat]})`).join(' = '),
  );
  return `${reason}; ${places.join(', ')}`;
}
