/** What one client was shown of its match. */
export interface Shown {
  /** How many moves have been played. */
  readonly moves: number;
  /** Who moves next. */
  readonly seat: number;
  readonly over: boolean;
  /** The client's own legal moves, in the form in which its server takes them. */
  legal(): readonly unknown[];
}

export type OnShown = (seat: number, shown: Shown) => void;

/** The four clients of one match on some server, each with a socket of its own. */
export interface Table {
  /** Connects all four, to the first match or to one that was under way. */
  open(): Promise<void>;
  move(seat: number, moves: number, move: unknown): void;
  /** All four go on to a new match, over the same sockets. */
  again(): Promise<void>;
  /** The name of the match that is being played. */
  readonly match: string;
  close(): void;
}

/** What all clients have received so far. */
export interface Traffic {
  bytes: number;
  messages: number;
}

export function count(traffic: Traffic, data: { readonly byteLength: number }): void {
  traffic.bytes += data.byteLength;
  traffic.messages++;
}

/** What clients of a peer's server are made with. */
export abstract class PeerTable {
  match: string;
  protected readonly port: number;
  protected readonly onShown: OnShown;
  protected readonly traffic: Traffic;

  constructor(port: number, match: string, onShown: OnShown, traffic: Traffic) {
    this.port = port;
    this.match = match;
    this.onShown = onShown;
    this.traffic = traffic;
  }
}
