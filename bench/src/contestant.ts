import { assertNever, forkRng, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { botNamed } from '@roundhouse/bots';
import type { Task } from '@roundhouse/bots';
import { boardgameIo, boardgameIoBot } from './peers/boardgame-io.ts';
import { playChess } from './peers/chess.ts';
import { playHandWritten } from './peers/hand-written.ts';
import { playOnKernel } from './peers/kernel.ts';
import type { Playout } from './peers/playout.ts';
import { playRandomly, tableOf } from './random-play.ts';
import { ratePerSecond } from './rate.ts';
import { rr60 } from './rr60/index.ts';
import type { Table } from './random-play.ts';

export const PEERS = ['chessops', 'boardgame.io', 'hand-written'] as const;
export type Peer = (typeof PEERS)[number];

/** One that is measured. A game is found in the `CATALOGUE` of a module. */
export type Entry =
  | { readonly kind: 'game'; readonly id: string; readonly catalogue: string }
  | { readonly kind: 'peer'; readonly name: Peer }
  | { readonly kind: 'reference' }
  | { readonly kind: 'search'; readonly id: string; readonly catalogue: string }
  | { readonly kind: 'reference-search' | 'peer-search' };

/** What one slice of time gave. */
export interface Slice {
  /** Moves of play, iterations of bots. */
  readonly perSecond: number;
  /** Only for games. */
  readonly clonesPerSecond: number;
}

/** Measures for so many seconds. */
type Contestant = (seconds: number) => Slice;

/** How many positions of random matches are copied over and over. */
const POSITIONS = 500;
const STRIDE = 97;
/** What bots may imagine for a move while they are measured. */
const ITERATIONS = 100;
const OPENINGS = 100;

export async function contestantOf(entry: Entry): Promise<Contestant> {
  switch (entry.kind) {
    case 'game':
      return gameContestant(tableOf(await findGame(entry)));
    case 'search': {
      const table = tableOf(await findGame(entry));
      return searchContestant(table, positionsOf(table));
    }
    case 'reference':
      return playoutContestant(playOnKernel);
    case 'reference-search':
      return searchContestant(tableOf(rr60), openingsOf(tableOf(rr60)));
    case 'peer-search':
      return rateContestant(boardgameIoBot(ITERATIONS));
    case 'peer':
      return peerContestant(entry.name);
    default:
      return assertNever(entry);
  }
}

async function findGame(entry: { id: string; catalogue: string }): Promise<AnyGame> {
  const { CATALOGUE } = (await import(entry.catalogue)) as {
    CATALOGUE: { readonly games: readonly AnyGame[] };
  };
  const game = CATALOGUE.games.find(({ id }) => id === entry.id);
  if (game === undefined) throw new Error(`no game ${entry.id}`);
  return game;
}

function peerContestant(name: Peer): Contestant {
  if (name === 'hand-written') return playoutContestant(playHandWritten);
  if (name === 'boardgame.io') return playoutContestant(boardgameIo());
  const rng = ownRng('chess');
  return rateContestant(() => playChess(rng));
}

/** One that repeats the same work, whose amount it gives. */
function rateContestant(work: () => number): Contestant {
  return (seconds) => ({ perSecond: ratePerSecond(seconds, work), clonesPerSecond: 0 });
}

/** Search with a fixed number of iterations, at one position after the other. */
function searchContestant(table: Table, positions: readonly unknown[]): Contestant {
  const rng = ownRng(`${table.game.id}/search`);
  const tasks = tasksOf(table, positions);
  const search = botNamed('search');
  let at = 0;
  return rateContestant(() => {
    const task = tasks[at++ % tasks.length] as Pick<Task, 'view' | 'seat' | 'legal'>;
    const { game } = table;
    return search.choose({ ...task, game, rng, budget: { iterations: ITERATIONS } }).iterations;
  });
}

function gameContestant(table: Table): Contestant {
  const rng = ownRng(table.game.id);
  const positions = positionsOf(table);
  return (seconds) => ({
    perSecond: ratePerSecond(seconds, () => playRandomly(table, rng)),
    clonesPerSecond: ratePerSecond(seconds / 4, () => {
      for (const state of positions) table.game.clone(state);
      return positions.length;
    }),
  });
}

function playoutContestant(play: Playout): Contestant {
  let seed = 0;
  let hash = 0;
  return rateContestant(() => {
    const played = play(++seed, hash);
    hash = played.hash;
    return played.moves;
  });
}

function tasksOf(
  { game }: Table,
  positions: readonly unknown[],
): Pick<Task, 'view' | 'seat' | 'legal'>[] {
  const tasks = positions.flatMap((state) => {
    const [seat = 0] = game.deciders(state);
    const legal = game.legalMoves(state, seat);
    return legal.length > 1 ? [{ view: game.view(state, seat), seat, legal }] : [];
  });
  // A stride that is prime to most numbers, so that early and late positions take turns.
  return tasks.map((_, i) => tasks[(i * STRIDE) % tasks.length] as (typeof tasks)[0]);
}

function openingsOf({ game, options, seats }: Table): unknown[] {
  const rng = ownRng(`${game.id}/openings`);
  return Array.from({ length: OPENINGS }, () => game.setup(options, seats, forkRng(rng)));
}

function positionsOf(table: Table): unknown[] {
  const rng = ownRng(`${table.game.id}/positions`);
  const positions: unknown[] = [];
  while (positions.length < POSITIONS) {
    playRandomly(table, rng, (state) => positions.push(table.game.clone(state)));
  }
  return positions;
}

function ownRng(text: string): Rng {
  return rngFromSeed(seedFromText(`bench/${text}`));
}
