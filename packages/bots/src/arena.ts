import type { AnyGame, Outcome } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { Bot, Budget } from './bot.ts';
import type { AnyBrain } from './brain.ts';
import { contestantNamed } from './contestant.ts';
import { playMatch } from './play-match.ts';
import { winParts } from './shares.ts';

/** One match to be played: which contestant sits where, and the seed that all rotations of a line-up share. */
export interface Pairing {
  readonly seed: string;
  readonly bots: readonly string[];
}

/** A finished match of the arena. */
export interface ArenaGame {
  readonly bots: readonly string[];
  readonly ranking: Outcome['ranking'];
  readonly scores: readonly number[];
  /** How long each seat thought about each of its moves. */
  readonly milliseconds: readonly (readonly number[])[];
}

/** One bot's line of the report. A game is counted for every seat that the bot held in it. */
interface ArenaLine {
  readonly name: string;
  readonly games: number;
  /** A shared win counts in parts. */
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly meanMs: number;
  readonly p99Ms: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly ArenaLine[];
}

/**
 * Who plays whom: every seed is played once in each rotation of its line-up. Too few bots: the last one named takes
 * the seats that are left. Too many: each seed has the next line-up of all that there are, so that everybody meets
 * everybody.
 */
export function pairings(
  bots: readonly string[],
  seats: number,
  games: number,
  seed = 'arena',
): Pairing[] {
  if (bots.length === 0) throw new Error('an arena needs a bot');
  const last = bots.length - 1;
  const lineUps =
    bots.length > seats
      ? choices(bots, seats)
      : [Array.from({ length: seats }, (_, seat) => entry(bots, Math.min(seat, last)))];
  return Array.from({ length: games }, (_, number) => {
    const round = Math.floor(number / seats);
    const lineUp = entry(lineUps, round % lineUps.length);
    return {
      seed: `${seed} ${round}`,
      bots: lineUp.map((_, seat) => entry(lineUp, (seat + number) % seats)),
    };
  });
}

/** All ways to choose so many of them. */
function choices(bots: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return bots.flatMap((bot, at) =>
    choices(bots.slice(at + 1), count - 1).map((others) => [bot, ...others]),
  );
}

/** How a match of the arena is played; `learned` is the brain of those that have the network. */
interface PairingPlan {
  readonly options?: unknown;
  readonly budget: Budget;
  readonly now: () => number;
  readonly learned?: AnyBrain | undefined;
}

/** Plays one match of the arena on this thread. */
export function playPairing(
  game: AnyGame,
  { seed, bots }: Pairing,
  { learned, ...plan }: PairingPlan,
): ArenaGame {
  const milliseconds: number[][] = bots.map(() => []);
  const played = playMatch({
    game,
    ...plan,
    seed,
    bots: bots.map((name) => knownBot(name, learned)),
    onChoice: (seat, _, spent) => milliseconds[seat]?.push(spent),
  });
  if (played === undefined) throw new Error('unreachable: nobody can abort');
  const { ranking, scores } = played.outcome;
  return { bots, ranking, scores, milliseconds };
}

function knownBot(name: string, learned: AnyBrain | undefined): Bot {
  const bot = contestantNamed(name, learned);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

/** What the games say about each bot, in the order of `names`. */
export function arenaReport(
  game: string,
  names: readonly string[],
  results: readonly ArenaGame[],
): ArenaReport {
  const seats = results[0]?.bots.length ?? 0;
  const bots = [...new Set(names)].map((name) => arenaLine(name, results));
  return { game, seats, games: results.length, bots };
}

function arenaLine(name: string, results: readonly ArenaGame[]): ArenaLine {
  let games = 0;
  let wins = 0;
  let score = 0;
  const times: number[] = [];
  for (const result of results) {
    const parts = winParts(result);
    for (const [seat, bot] of result.bots.entries()) {
      if (bot !== name) continue;
      games++;
      wins += parts[seat] ?? 0;
      score += result.scores[seat] ?? 0;
      times.push(...(result.milliseconds[seat] ?? []));
    }
  }
  times.sort((a, b) => a - b);
  return {
    name,
    games,
    wins,
    share: games === 0 ? 0 : wins / games,
    ...wilson(wins, games),
    meanScore: games === 0 ? 0 : score / games,
    meanMs: times.length === 0 ? 0 : times.reduce((sum, each) => sum + each, 0) / times.length,
    p99Ms: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0,
  };
}

const Z95 = 1.959964;

/** The 95 % interval by Wilson of a share of wins. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const square = Z95 ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half =
    (Z95 * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
