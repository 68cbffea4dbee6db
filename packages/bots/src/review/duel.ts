import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import { brainAt, tuningOf } from '../brain.ts';
import { brainOf } from '../brains.ts';
import { worldRng } from '../draws.ts';
import { Judge } from '../judge.ts';
import { Descent } from '../search/descent.ts';
import { Selector } from '../search/select.ts';
import { newNode } from '../search/tree.ts';
import type { Node } from '../search/tree.ts';
import { noted } from './notes.ts';
import type { RivalNotes } from './notes.ts';

/** A decision as its player saw it: never a state. */
export interface Decision {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly MoveBase[];
  readonly played: MoveBase;
}

/** One of the moves, with what followed it. Sums are over worlds. */
export interface Line {
  readonly move: MoveBase;
  /** What was found out about the time after it. */
  readonly root: Node;
  readonly shares: readonly number[];
  /** The squares of what the mover had more than after the first move. */
  readonly squares: number;
}

/** Plays several moves in the same imagined worlds, with the same draws. The others are measured against the first. */
export class Duel {
  readonly #decision: Decision;
  readonly #rng: Rng;
  /** What trees and playouts draw from: begun anew for each move, so that all have the same luck. */
  readonly #draws: Rng;
  readonly #descent: Descent;
  readonly #judge: Judge;
  readonly #steps: number;
  #lines: readonly Line[];
  #worlds = 0;

  constructor(decision: Decision, moves: readonly MoveBase[], rng: Rng) {
    const { game, view } = decision;
    this.#decision = decision;
    this.#rng = rng;
    this.#draws = worldRng(rng);
    const brain = brainAt(brainOf(game.id), game.imagine(view, worldRng(rng)));
    const tuning = tuningOf(brain);
    this.#descent = new Descent(game, new Selector(brain, tuning, this.#draws));
    this.#judge = new Judge(game, brain, this.#draws);
    this.#steps = tuning.playoutSteps;
    this.#lines = moves.map((move) => ({ move, root: newNode(), shares: [], squares: 0 }));
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  playWorlds(count: number): void {
    const { game, view } = this.#decision;
    for (let i = 0; i < count; i++) this.#playWorld(game.imagine(view, worldRng(this.#rng)));
    this.#worlds += count;
  }

  /** All moves but the first, against it. */
  rivals(): RivalNotes[] {
    const [first, ...others] = this.#lines;
    return others.map(({ move, shares, squares }) => ({
      move,
      worlds: this.#worlds,
      gains: shares.map((share, seat) => noted(share - (first?.shares[seat] ?? 0))),
      squares: noted(squares),
    }));
  }

  #playWorld(world: unknown): void {
    const { game, seat } = this.#decision;
    const draws = worldRng(this.#rng);
    let base: number | undefined;
    this.#lines = this.#lines.map(({ move, root, shares, squares }) => {
      for (const [word, value] of draws.entries()) this.#draws[word] = value;
      const found = this.#sharesAfter(game.clone(world), move, root);
      const own = found[seat] ?? 0;
      base ??= own;
      return {
        move,
        root,
        shares: found.map((share, each) => share + (shares[each] ?? 0)),
        squares: squares + (own - base) ** 2,
      };
    });
  }

  #sharesAfter(world: unknown, move: MoveBase, root: Node): number[] {
    const { game, seat } = this.#decision;
    const shares: number[] = [];
    game.apply(world, seat, move);
    this.#descent.run(root, world);
    const { mover } = this.#descent;
    this.#judge.playOut(world, this.#steps, mover < 0 ? seat : mover, shares);
    this.#descent.backUp(shares);
    return shares;
  }
}
