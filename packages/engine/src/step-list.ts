import type { MoveBase, Seat } from './game.ts';

/** One step of the past. */
export interface PlayedStep {
  readonly seat: Seat;
  readonly move: MoveBase;
}

/** The steps of a match. Who moved and what lie side by side in one list: objects would take three times as much memory. */
export class StepList {
  private list: (Seat | MoveBase)[] = [];

  get length(): number {
    return this.list.length / 2;
  }

  add(seat: Seat, move: MoveBase): void {
    this.list.push(seat, move);
  }

  /** Whose step this is; it has to be there. */
  seatAt(at: number): Seat {
    return this.list[2 * at] as Seat;
  }

  at(at: number): PlayedStep | undefined {
    return at >= 0 && at < this.length
      ? { seat: this.seatAt(at), move: this.list[2 * at + 1] as MoveBase }
      : undefined;
  }

  slice(from = 0, end = this.length): PlayedStep[] {
    const steps: PlayedStep[] = [];
    for (let at = from; at < Math.min(end, this.length); at++) {
      const step = this.at(at);
      if (step !== undefined) steps.push(step);
    }
    return steps;
  }

  clear(): void {
    this.list = [];
  }
}
