import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { Chess } from 'chessops/chess';
import type { Role, Square, SquareSet } from 'chessops';

const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];
/** Half-moves without capture or pawn move that end a game, since chessops leaves this to its caller. */
const QUIET_LIMIT = 100;

/** Plays one whole random game of chess with chessops and gives the number of moves. */
export function playChess(rng: Rng): number {
  const position = Chess.default();
  let moves = 0;
  while (position.halfmoves < QUIET_LIMIT && !position.isInsufficientMaterial()) {
    const context = position.ctx();
    const destinations = position.allDests(context);
    let count = 0;
    for (const squares of destinations.values()) count += squares.size();
    if (count === 0) break;
    const [from, to] = nth(destinations, drawBelow(rng, count));
    const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
    const promotion = PROMOTIONS[drawBelow(rng, PROMOTIONS.length)];
    position.play(promotes && promotion !== undefined ? { from, to, promotion } : { from, to });
    moves++;
  }
  return moves;
}

function nth(destinations: ReadonlyMap<Square, SquareSet>, index: number): [Square, Square] {
  let left = index;
  for (const [from, squares] of destinations) {
    const size = squares.size();
    if (left >= size) {
      left -= size;
      continue;
    }
    for (const to of squares) {
      if (left-- === 0) return [from, to];
    }
  }
  throw new Error(`no move ${index}`);
}
