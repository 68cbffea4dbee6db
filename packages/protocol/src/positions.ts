import { nextPosition } from './delta.ts';
import type { Delta } from './delta.ts';
import type { PositionMessage } from './position.ts';
import type { ServerMessage } from './server-message.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** The newest position of each match that a socket shows: what a client keeps to understand deltas. */
export class Positions {
  private readonly onGap: (match: string) => void;
  private readonly byAlias = new Map<number, PositionMessage>();
  private readonly aliases = new Map<string, number>();

  /** Told of a match of which something is missing: subscribing again brings it. */
  constructor(onGap: (match: string) => void) {
    this.onGap = onGap;
  }

  /** What a message says without deltas: a position, and that something was accepted. */
  whole(message: ServerMessage | Delta): readonly ServerMessage[] {
    if (message.type === 'position') this.keep(message);
    return message.type === 'delta' ? this.follow(message) : [message];
  }

  forget(match: string): void {
    const alias = this.aliases.get(match);
    if (alias !== undefined) this.byAlias.delete(alias);
    this.aliases.delete(match);
  }

  private keep(position: PositionMessage): void {
    const { match, alias, entry } = position;
    if (this.aliases.get(match) !== alias) this.forget(match);
    // What answers a refused move may come after something newer.
    if (entry < (this.byAlias.get(alias)?.entry ?? 0)) return;
    this.aliases.set(match, alias);
    this.byAlias.set(alias, position);
  }

  private follow(delta: Delta): readonly ServerMessage[] {
    const before = this.byAlias.get(delta.alias);
    if (before === undefined) return [];
    const { entry, entries } = delta;
    const { match } = before;
    const accepted = acceptedIn(delta, match);
    if (entry <= before.entry) return accepted;
    if (entry !== before.entry + entries.length) {
      this.forget(match);
      this.onGap(match);
      return accepted;
    }
    const position = nextPosition(before, delta);
    this.byAlias.set(delta.alias, position);
    return [position, ...accepted];
  }
}

/** What it says of the viewer's own ids. */
function acceptedIn({ entry, entries }: Delta, match: string): readonly ServerMessage[] {
  const before = entry - entries.length;
  return entries.flatMap(({ id }, i) =>
    id === undefined
      ? []
      : [{ v: PROTOCOL_VERSION, type: 'accepted', match, id, entry: before + i + 1 }],
  );
}
