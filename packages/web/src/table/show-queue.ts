/** Shows one thing after another, each for as long as it says. */
export class ShowQueue<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (item: T) => number;
  private readonly onBehind: (behind: boolean) => void;

  /** `show` returns how many milliseconds the item stays before the next one. */
  constructor(show: (item: T) => number, onBehind: (behind: boolean) => void) {
    this.show = show;
    this.onBehind = onBehind;
  }

  push(item: T): void {
    this.waiting.push(item);
    if (this.timer === undefined) this.next();
    else this.onBehind(true);
  }

  /** Shows everything that waits, at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const item of this.waiting.splice(0)) this.show(item);
    this.onBehind(false);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.onBehind(false);
  }

  private next(): void {
    this.timer = undefined;
    const item = this.waiting.shift();
    this.onBehind(this.waiting.length > 0);
    if (item === undefined) return;
    const time = this.show(item);
    if (time > 0) this.timer = setTimeout(() => this.next(), time);
    else this.next();
  }
}
