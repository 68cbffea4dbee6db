import { drawBelow, drawFrom } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { sleep } from '../server/load.ts';
import type { AnyNode, NamedGuest } from './any-node.ts';

interface SeatChangesInput {
  readonly any: AnyNode;
  readonly rng: Rng;
  readonly match: string;
  /** The first one is the host, and stays. */
  readonly guests: readonly NamedGuest[];
  /** How many of them sit there in the end; bots fill the other seats. */
  readonly people: number;
  /** Told after each change. */
  readonly onChange: () => void;
}

interface Table {
  readonly status: string;
  readonly seats: readonly { readonly name: string | null; readonly taken: boolean }[];
}

const FEWEST = 3;
const MORE = 6;
const LONGEST_REST = 120;

/** Lets guests sit down, leave and change seats, each time at any node, and then begins the match. Counts the changes. */
export class SeatChanges {
  count = 0;
  private readonly input: SeatChangesInput;

  constructor(input: SeatChangesInput) {
    this.input = input;
  }

  async run(): Promise<void> {
    const { rng, guests } = this.input;
    const changes = FEWEST + drawBelow(rng, MORE);
    for (let i = 0; i < changes && guests.length > 1; i++) {
      const table = await this.table();
      const guest = drawFrom(rng, guests.slice(1));
      if (this.isSeated(table, guest)) await this.does(guest, 'leave');
      else await this.sitsDown(table, guest);
      await sleep(drawBelow(rng, LONGEST_REST));
    }
    // An answer that was lost may still be followed by its deed, so it is looked at again each time.
    while (!(await this.begins(await this.table())));
  }

  /** One step towards the beginning; true when the match has begun. */
  private async begins(table: Table): Promise<boolean> {
    if (table.status !== 'open') return true;
    const { guests, people, rng } = this.input;
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('nobody is there');
    const seated = others.filter((guest) => this.isSeated(table, guest));
    const standing = others.filter((guest) => !seated.includes(guest));
    if (seated.length + 1 > people) await this.does(drawFrom(rng, seated), 'leave');
    else if (seated.length + 1 < people) await this.sitsDown(table, drawFrom(rng, standing));
    else if (table.seats.some(({ taken }) => !taken))
      await this.does(host, 'fill', { bot: 'random' });
    else await this.does(host, 'start');
    return false;
  }

  private async sitsDown({ seats }: Table, guest: NamedGuest): Promise<void> {
    const free = seats.flatMap(({ taken }, seat) => (taken ? [] : [seat]));
    if (free.length > 0) await this.does(guest, 'join', { seat: drawFrom(this.input.rng, free) });
  }

  private async does(guest: NamedGuest, what: string, body: object = {}): Promise<void> {
    await this.input.any.tryOnce(`/api/matches/${this.input.match}/${what}`, guest, body);
    this.count++;
    this.input.onChange();
  }

  private isSeated({ seats }: Table, { name }: NamedGuest): boolean {
    return seats.some((seat) => seat.name === name);
  }

  private async table(): Promise<Table> {
    return (await this.input.any.get(`/api/matches/${this.input.match}`)) as Table;
  }
}
