import { createRequire } from 'node:module';
import { SEATS } from '../rr60/data.ts';
import { drawBelow } from '../rr60/mulberry.ts';
import { legalCodes, playCode, setUp } from './hand-written.ts';
import type { Table } from './hand-written.ts';
import { FIRST_CLAIM, FIRST_TAKE, hashByte, policySeed } from './playout.ts';
import type { Playout } from './playout.ts';

interface Held {
  readonly G: Table;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** What this peer uses of boardgame.io, which has no entry for ES modules. */
interface Internals {
  ProcessGameConfig(game: unknown): unknown;
  InitializeGame(setup: { game: unknown; numPlayers: number }): Held;
  CreateGameReducer(setup: { game: unknown }): (state: Held, action: Action) => Held;
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: number[]; readonly playerID: string };
}

interface BotSettings {
  readonly game: unknown;
  readonly enumerate: (
    G: Table,
    ctx: unknown,
    playerID: string,
  ) => { move: string; args: number[] }[];
  readonly iterations: number;
  readonly seed: string;
}

/** Its bot; `play` does all of its work before it returns. */
interface Ai {
  MCTSBot: new (settings: BotSettings) => { play(state: Held, playerID: string): unknown };
}

const load = createRequire(import.meta.url);
const INVALID_MOVE = 'INVALID_MOVE';

/** RR60 as its documentation shows a game: moves change G under Immer, one move per turn, endIf. */
export function defineGame(seed: () => number): object {
  const move =
    (codeOf: (argument: number) => number) =>
    ({ G, playerID }: { G: Table; playerID: string }, argument: number) =>
      playCode(G, Number(playerID), codeOf(argument)) ? undefined : INVALID_MOVE;
  return {
    name: 'rr60',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup: () => setUp(seed()),
    moves: {
      pass: move(() => 0),
      draw: move(() => 1),
      take: move((slot) => FIRST_TAKE + slot),
      claim: move((route) => FIRST_CLAIM + route),
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }: { G: Table }) => (G.over ? resultOf(G) : undefined),
  };
}

function resultOf({ score }: Table): { winner: string } | { draw: true } {
  const best = Math.max(...score);
  const winner = score.indexOf(best);
  return score.lastIndexOf(best) === winner ? { winner: String(winner) } : { draw: true };
}

export function nameOf(code: number): [type: string, args: number[]] {
  if (code >= FIRST_CLAIM) return ['claim', [code - FIRST_CLAIM]];
  if (code >= FIRST_TAKE) return ['take', [code - FIRST_TAKE]];
  return [code === 1 ? 'draw' : 'pass', []];
}

/** Plays whole random games through boardgame.io's reducer. */
export function boardgameIo(): Playout {
  const internals = load('boardgame.io/internal') as Internals;
  let current = 0;
  const game = internals.ProcessGameConfig(defineGame(() => current));
  const reduce = internals.CreateGameReducer({ game });
  return (seed, hash) => {
    current = seed;
    const policy = { rng: policySeed(seed) };
    let held = internals.InitializeGame({ game, numPlayers: SEATS });
    let moves = 0;
    while (held.ctx.gameover === undefined) {
      const playerID = held.ctx.currentPlayer;
      const codes = legalCodes(held.G, Number(playerID));
      const code = codes[drawBelow(policy, codes.length)] as number;
      const [type, args] = nameOf(code);
      const action: Action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
      held = reduce(held, action);
      moves++;
      hash = hashByte(hash, code);
    }
    return { moves, hash: held.G.score.reduce(hashByte, hash) };
  };
}

/** Lets its bot decide, with its default depth of playouts, at the opening of one game after the other. */
export function boardgameIoBot(iterations: number): () => number {
  const internals = load('boardgame.io/internal') as Internals;
  const { MCTSBot } = load('boardgame.io/ai') as Ai;
  let seed = 0;
  const game = internals.ProcessGameConfig(defineGame(() => seed));
  const bot = new MCTSBot({
    game,
    enumerate: (G, _, playerID) =>
      legalCodes(G, Number(playerID)).map((code) => {
        const [move, args] = nameOf(code);
        return { move, args };
      }),
    iterations,
    seed: 'bench',
  });
  return () => {
    seed++;
    const opening = internals.InitializeGame({ game, numPlayers: SEATS });
    bot.play(opening, opening.ctx.currentPlayer);
    return iterations;
  };
}
