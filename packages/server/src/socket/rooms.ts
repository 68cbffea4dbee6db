import type { Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { seatIn } from '../matches/seat-in.ts';
import type { ChatRow, MatchRow } from '../store/store.ts';
import { ChatLines } from './chat-lines.ts';

/** Somebody in a room. */
export interface Member {
  readonly user: string | undefined;
  send(message: ServerMessage, text?: string): unknown;
  /** Hears that the table is another now. */
  table(match: MatchRow): void;
  /** Hears what was said, as soon as it may. */
  hear(lines: ChatLines): void;
}

interface Room {
  members: readonly Member[];
  /** The newest that is known here of the table. */
  row: MatchRow | undefined;
  /** The newest line that everybody here has been told of. */
  chat: number | undefined;
  /** The last lines, while they are being read for all who were here before that began. */
  reading: Promise<readonly ChatRow[]> | undefined;
  /** Spectators at other nodes, if any of those has said so, and how long that is believed. */
  elsewhere: Map<string, { readonly count: number; readonly until: number }> | undefined;
}

interface RoomsInput {
  /** Reads the last lines of a chat; whoever wants more asks for pages. */
  readonly readChat: (match: string) => Promise<readonly ChatRow[]>;
  /** Told when somebody comes to a table where nobody was, and when the last one leaves. */
  readonly onOpened?: (match: string) => void;
  readonly onClosed?: (match: string) => void;
  /** Told how many spectators there are here. */
  readonly onCount?: (match: string, count: number) => void;
}

const COUNT_AFTER = 300;
const COUNT_LASTS = 75_000;

/** Who is at which table, whether its match has begun or not: they hear of the table, the chat and each other. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private readonly counting = new Set<string>();
  private readonly input: RoomsInput;

  constructor(input: RoomsInput) {
    this.input = input;
  }

  ids(): Iterable<string> {
    return this.rooms.keys();
  }

  join(match: string, member: Member): void {
    const room = this.rooms.get(match);
    if (room === undefined) {
      this.rooms.set(match, {
        members: [member],
        row: undefined,
        chat: undefined,
        reading: undefined,
        elsewhere: undefined,
      });
      this.input.onOpened?.(match);
    } else {
      room.members = room.members.concat(member);
      // Who comes now may miss a line that was said since that began.
      room.reading = undefined;
    }
    this.countSoon(match);
  }

  leave(match: string, member: Member): void {
    const room = this.rooms.get(match);
    if (room?.members.includes(member) !== true) return;
    room.members = room.members.filter((each) => each !== member);
    if (room.members.length > 0) {
      this.countSoon(match);
      return;
    }
    this.rooms.delete(match);
    this.input.onCount?.(match, 0);
    this.input.onClosed?.(match);
  }

  /** The version of the table that is known here; none is new where nobody is. */
  version(match: string): number {
    const room = this.rooms.get(match);
    return room === undefined ? Infinity : (room.row?.version ?? -1);
  }

  /** Takes a table as it was just read, and gives the newest that is known: what nodes read and hear may cross. */
  table(row: MatchRow): MatchRow {
    const room = this.rooms.get(row.id);
    const known = room?.row?.version ?? -1;
    if (room === undefined || row.version < known) return room?.row ?? row;
    room.row = row;
    if (row.version > known) for (const member of room.members) member.table(row);
    return row;
  }

  /** The newest line that everybody here knows; none is new where nobody has been told of any yet. */
  chatNumber(match: string): number {
    return this.rooms.get(match)?.chat ?? Infinity;
  }

  /** The last lines, for somebody who is here: read once for all who came before that began. */
  async lastLines(match: string): Promise<readonly ChatRow[]> {
    const room = this.rooms.get(match);
    const reading = room?.reading ?? this.input.readChat(match);
    if (room !== undefined) room.reading = reading;
    const rows = await reading.finally(() => {
      if (room?.reading === reading) room.reading = undefined;
    });
    if (room !== undefined) room.chat ??= rows.at(-1)?.number ?? 0;
    return rows;
  }

  /** Everybody hears these lines, which follow each other. */
  chat(match: string, rows: readonly ChatRow[]): void {
    const [first, last] = [rows.at(0), rows.at(-1)];
    const room = this.rooms.get(match);
    if (first === undefined || last === undefined || room === undefined) return;
    const known = room.chat ?? 0;
    // If lines are missing between, they are still asked for.
    if (first.number <= known + 1) room.chat = Math.max(known, last.number);
    tellLines(match, room, rows);
  }

  /** A line is told again: it takes the place of the one with its number. */
  lineChanged(match: string, rows: readonly ChatRow[]): void {
    const room = this.rooms.get(match);
    if (room !== undefined) tellLines(match, room, rows);
  }

  /** Those who played a match and have a seat there again hear of the table that follows it. */
  rematch({ id, seats }: MatchRow, next: MatchRow): void {
    const message = { v: PROTOCOL_VERSION, type: 'rematch', match: id, next: next.id } as const;
    const invited = seats.map(({ user }) => user).filter((user) => isSeated(next, user));
    for (const member of this.rooms.get(id)?.members ?? [])
      if (invited.includes(member.user ?? null)) member.send(message);
  }

  /** Whoever sits there, in the match as it was just read, hears it alone. */
  toPlayer(match: MatchRow, seat: Seat, message: ServerMessage): void {
    for (const member of this.rooms.get(match.id)?.members ?? [])
      if (seatIn(match, member.user) === seat) member.send(message);
  }

  /** Another node has this many spectators. */
  countElsewhere(match: string, node: string, count: number): void {
    const room = this.rooms.get(match);
    if (room === undefined) return;
    room.elsewhere ??= new Map();
    const before = room.elsewhere.get(node);
    room.elsewhere.set(node, { count, until: performance.now() + COUNT_LASTS });
    if (before?.count === count) return;
    this.tellCount(match, room);
    // A node that is new here does not know of ours yet.
    if (before === undefined && spectators(room) > 0) this.input.onCount?.(match, spectators(room));
  }

  private tell(match: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.rooms.get(match)?.members ?? []) member.send(message, text);
  }

  /** Everybody hears how many spectators there are, but not for each one who comes with a crowd. */
  private countSoon(match: string): void {
    if (this.counting.has(match)) return;
    this.counting.add(match);
    setTimeout(() => {
      this.counting.delete(match);
      const room = this.rooms.get(match);
      if (room === undefined) return;
      this.tellCount(match, room);
      this.input.onCount?.(match, spectators(room));
    }, COUNT_AFTER).unref();
  }

  /** Other nodes hear again how many there are, since they forget it. */
  countAgain(): void {
    for (const [match, room] of this.rooms)
      if (spectators(room) > 0) this.input.onCount?.(match, spectators(room));
  }

  private tellCount(match: string, room: Room): void {
    const now = performance.now();
    let count = spectators(room);
    for (const there of room.elsewhere?.values() ?? []) if (there.until > now) count += there.count;
    this.tell(match, { v: PROTOCOL_VERSION, type: 'watchers', match, count });
  }
}

const isSeated = (row: MatchRow, user: string | null): boolean =>
  user !== null && seatIn(row, user) !== undefined;

const spectators = ({ members, row }: Room): number =>
  members.filter(({ user }) => row === undefined || seatIn(row, user) === undefined).length;

function tellLines(match: string, { members }: Room, rows: readonly ChatRow[]): void {
  const lines = new ChatLines(match, rows);
  for (const member of members) member.hear(lines);
}
