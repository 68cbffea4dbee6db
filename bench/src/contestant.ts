import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { boardgameIo } from './peers/boardgame-io.ts';
import { playChess } from './peers/chess.ts';
import { playHandWritten } from './peers/hand-written.ts';
import { playOnKernel } from './peers/kernel.ts';
import type { Playout } from './peers/playout.ts';
import { playRandomly, tableOf } from './random-play.ts';
import type { Table } from './random-play.ts';

export const PEERS = ['chessops', 'boardgame.io', 'hand-written'] as const;
export type Peer = (typeof PEERS)[number];

/** One that is measured. A game is found in the `CATALOGUE` of a module. */
export type Entry =
  | { readonly kind: 'game'; readonly id: string; readonly catalogue: string }
  | { readonly kind: 'peer'; readonly name: Peer }
  | { readonly kind: 'reference' };

/** What one slice of time gave. */
export interface Slice {
  readonly movesPerSecond: number;
  /** Only for games. */
  readonly clonesPerSecond: number;
}

/** Measures for so many seconds. */
export type Contestant = (seconds: number) => Slice;

/** How many positions of random matches are copied over and over. */
const POSITIONS = 500;

export async function contestantOf(entry: Entry): Promise<Contestant> {
  if (entry.kind === 'game') {
    const { CATALOGUE } = (await import(entry.catalogue)) as {
      CATALOGUE: { readonly games: readonly AnyGame[] };
    };
    const game = CATALOGUE.games.find(({ id }) => id === entry.id);
    if (game === undefined) throw new Error(`no game ${entry.id}`);
    return gameContestant(tableOf(game));
  }
  if (entry.kind === 'reference') return playoutContestant(playOnKernel);
  if (entry.name === 'hand-written') return playoutContestant(playHandWritten);
  if (entry.name === 'boardgame.io') return playoutContestant(boardgameIo());
  const rng = ownRng('chess');
  return (seconds) => ({
    movesPerSecond: ratePerSecond(seconds, () => playChess(rng)),
    clonesPerSecond: 0,
  });
}

function gameContestant(table: Table): Contestant {
  const rng = ownRng(table.game.id);
  const positions = positionsOf(table);
  return (seconds) => ({
    movesPerSecond: ratePerSecond(seconds, () => playRandomly(table, rng)),
    clonesPerSecond: ratePerSecond(seconds / 4, () => {
      for (const state of positions) table.game.clone(state);
      return positions.length;
    }),
  });
}

function playoutContestant(play: Playout): Contestant {
  let seed = 0;
  let hash = 0;
  return (seconds) => ({
    movesPerSecond: ratePerSecond(seconds, () => {
      const played = play(++seed, hash);
      hash = played.hash;
      return played.moves;
    }),
    clonesPerSecond: 0,
  });
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

/**
 * How much work is done in a second of processor time, the collector's threads included. The clock only ends the slice:
 * on a shared machine it also runs while others do.
 */
function ratePerSecond(seconds: number, work: () => number): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() - start < seconds * 1000) done += work();
  const { user, system } = process.cpuUsage(before);
  const elapsed = (performance.now() - start) * 1000;
  return (done / (user + system || elapsed)) * 1_000_000;
}
