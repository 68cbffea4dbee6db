/** A list of moves that is being filled. */
export interface List<Move> {
  push(move: Move): unknown;
}
