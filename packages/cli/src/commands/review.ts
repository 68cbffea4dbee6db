import { Reviewer, reviewOf } from '@roundhouse/bots/review';
import type { Review, ReviewedMove, ReviewedPlayer } from '@roundhouse/bots/review';
import { Match } from '@roundhouse/engine';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Terminal } from '../command.ts';
import { counted, formatFields, formatReplayProblem } from '../format.ts';
import { startProgress } from '../progress.ts';
import { readRecordFile } from '../read-record.ts';
import { findGame } from '../table-arguments.ts';

const SECONDS = 30;

export const command: Command = {
  help: `roundhouse review <match> [--seconds N] [--passes N] [--json]

Goes through a match with the bots: every seat's chance of winning, what each decision gave away compared with the best one,
what luck did, and the turning points. A decision is judged by what its player could know. Each pass looks closer than the
one before; the same passes always give the same review.

  --seconds N  how long it may take (${SECONDS} by default); the first pass is always finished
  --passes N   instead of a time: how often to go through the match
  --json       as JSON`,
  run(args, terminal) {
    const { flags, words } = readArguments(
      args,
      { seconds: 'string', passes: 'string', json: 'boolean' },
      ['match'],
    );
    const { record } = readRecordFile(terminal.catalogue, words[0] ?? '');
    const told = Match.replay(findGame(terminal.catalogue, record.game), record);
    if (!told.ok) throw new UsageError(formatReplayProblem(told));
    const { match } = told;
    const passes = flags.passes === undefined ? undefined : readNumber('passes', flags.passes);
    const seconds = readNumber('seconds', flags.seconds ?? `${SECONDS}`);
    const review = reviewFor(match, terminal, passes ?? Infinity, passes ? Infinity : seconds);
    print(terminal, flags.json === true ? JSON.stringify(review) : formatReview(match, review));
    return 0;
  },
};

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (/^[0-9]+$/.test(text) && number > 0) return number;
  throw new UsageError(`--${name} must be a whole number above 0, not '${text}'`);
}

/** Goes through the match until the time is up or the passes are done. */
function reviewFor(match: Match, terminal: Terminal, passes: number, seconds: number): Review {
  const reviewer = new Reviewer(match);
  const progress = startProgress(terminal, 'review');
  const end = Date.now() + seconds * 1000;
  const all = match.moves + 1;
  while (!reviewer.isDone && reviewer.passes < passes) {
    if (reviewer.passes > 0 && Date.now() >= end) break;
    reviewer.next();
    progress.show(Math.round(reviewer.progress * all), all);
  }
  progress.end();
  return reviewOf(match, reviewer.notes);
}

function formatReview(match: Match, review: Review): string {
  const { game } = match;
  return [
    `${game.name}, ${counted(match.seats, 'seat', 'seats')}, ${counted(match.moves, 'move', 'moves')}; ${counted(review.passes, 'pass', 'passes')}`,
    ...review.players.flatMap((player) => formatPlayer(player, review.moves)),
    '',
    'Turning points:',
    ...review.turningPoints.map((moves) => formatTurn(moves, review)),
  ].join('\n');
}

function formatPlayer(player: ReviewedPlayer, moves: readonly ReviewedMove[]): string[] {
  const { seat, accuracy, start, ownDecisions, othersDecisions, luck, unforeseen, result } = player;
  const parts: readonly (readonly [string, number])[] = [
    ['own decisions', ownDecisions],
    ["others' decisions", othersDecisions],
    ['luck', luck],
    ['unforeseen', unforeseen],
  ];
  const sums = parts.map(([name, value]) => `${signed(value)} ${name}`).join(', ');
  return [
    '',
    `seat ${seat}: accuracy ${accuracy === null ? 'none' : accuracy.toFixed(0)}`,
    `  ${percent(start)} at the start, ${sums}: ${percent(result)} (${percent(player.withoutLuck)} without luck)`,
    ...player.worst.map((number) => formatMistake(moves[number - 1])),
  ];
}

function formatMistake(move: ReviewedMove | undefined): string {
  if (move === undefined || move.better === null) return '';
  const { moves, loss, played, better } = move;
  return `  move ${moves}, ${signed(-loss)}: ${formatFields(played)}; better: ${formatFields(better)}`;
}

function formatTurn(moves: number, { chances, moves: list }: Review): string {
  const move = list[moves - 1];
  const row = (chances[moves] ?? []).map(percent).join(' ');
  return `  move ${moves}, seat ${move?.seat}: ${move ? formatFields(move.played) : ''}; chances ${row}`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
