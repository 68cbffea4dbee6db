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
  CreateGameReducer(setup: { game: unknown }): (state: Held, action: unknown) => Held;
}

const INVALID_MOVE = 'INVALID_MOVE';

/** RR60 as its documentation shows a game: moves change G under Immer, one move per turn, endIf. */
function defineGame(seed: () => number): unknown {
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
    endIf: ({ G }: { G: Table }) => (G.over ? { scores: G.score } : undefined),
  };
}

function nameOf(code: number): [type: string, args: number[]] {
  if (code >= FIRST_CLAIM) return ['claim', [code - FIRST_CLAIM]];
  if (code >= FIRST_TAKE) return ['take', [code - FIRST_TAKE]];
  return [code === 1 ? 'draw' : 'pass', []];
}

/** Plays whole random games through boardgame.io's reducer. */
export function boardgameIo(): Playout {
  const internals = createRequire(import.meta.url)('boardgame.io/internal') as Internals;
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
      held = reduce(held, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
      moves++;
      hash = hashByte(hash, code);
    }
    return { moves, hash: held.G.score.reduce(hashByte, hash) };
  };
}
