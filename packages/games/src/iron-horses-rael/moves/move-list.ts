/** Where legal moves are collected. */
export interface MoveList<Move> {
  push(move: Move): number;
}
