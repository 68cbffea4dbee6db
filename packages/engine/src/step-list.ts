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
    return at >= 0 && at < this.length ? this.stepAt(at) : undefined;
  }

  slice(from = 0, end = this.length): PlayedStep[] {
    const length = Math.max(0, Math.min(end, this.length) - from);
    return Array.from({ length }, (_, i) => this.stepAt(from + i));
  }

  clear(): void {
    this.list = [];
  }

  private stepAt(at: number): PlayedStep {
    return { seat: this.seatAt(at), move: this.list[2 * at + 1] as MoveBase };
  }
}
