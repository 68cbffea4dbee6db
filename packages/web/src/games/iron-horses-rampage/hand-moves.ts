import { cardOf } from '@roundhouse/games/iron-horses-rampage';
import type { Move } from '@roundhouse/games/iron-horses-rampage';

const SAFE = cardOf('safe');
const SHERIFF = cardOf('sheriff');

/** Moves that a card in hand stands for. */
export function movesOfCard(card: number, moves: readonly Move[]): Move[] {
  return moves.filter((move) => isMoveOf(card, move));
}

function isMoveOf(card: number, move: Move): boolean {
  switch (move.kind) {
    case 'safe':
      return card === SAFE;
    case 'sheriff':
      return card === SHERIFF;
    case 'pay':
      return move.from === 'hand' && move.card === card;
    case 'transport':
    case 'remedy':
    case 'sabotage':
    case 'discard':
    case 'through-freight':
    case 'rival-agents':
      return move.card === card;
    default:
      return false;
  }
}
