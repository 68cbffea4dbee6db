/** Something that has more to send. */
interface Departing {
  flush(): void;
}

/** What was said to sockets leaves when everything that happens now has happened, all that one of them was told in one piece. */
export class Departures {
  private leaving = new Set<Departing>();

  add(departing: Departing): void {
    if (this.leaving.size === 0) process.nextTick(() => this.leave());
    this.leaving.add(departing);
  }

  /** Those who are told meanwhile leave with the next: a set that is cleared would keep what it had until the old are collected. */
  private leave(): void {
    const { leaving } = this;
    this.leaving = new Set();
    for (const each of leaving) each.flush();
  }
}
