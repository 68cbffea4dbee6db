import type { ComponentType } from 'preact';

/** One kind of piece in a game's box. */
export interface BoxPiece {
  readonly title: string;
  /** How many there are of it. */
  readonly count: number;
  /** What it is worth and does, a short sentence each. */
  readonly lines: readonly string[];
  readonly Picture: ComponentType;
}

export interface BoxGroup {
  readonly title: string;
  /** What comes from the printed game, and what had to be reconstructed. */
  readonly source: string;
  /** How its pictures are cut: room is kept for those that are not drawn yet. */
  readonly shape: 'card' | 'square' | 'engine' | 'strip';
  readonly pieces: readonly BoxPiece[];
}

/** What `games/<id>/rulebook.tsx` exports: what a game's rules show beside their text. */
export interface Rulebook {
  /** Pictures of the worked examples, by the numbers of their rules. */
  readonly examples: Readonly<Record<string, ComponentType>>;
  /** Every piece, group by group, in whatever language is spoken when it is asked for. */
  readonly box: () => readonly BoxGroup[];
}
