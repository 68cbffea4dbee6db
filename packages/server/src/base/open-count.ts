/** How many things each of many has open. */
export class OpenCount {
  private readonly most: number;
  private readonly open = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Opens one more, unless it would be too many. */
  add(whose: string): boolean {
    const count = this.open.get(whose) ?? 0;
    if (count >= this.most) return false;
    this.open.set(whose, count + 1);
    return true;
  }

  remove(whose: string): void {
    const left = (this.open.get(whose) ?? 1) - 1;
    if (left === 0) this.open.delete(whose);
    else this.open.set(whose, left);
  }
}
