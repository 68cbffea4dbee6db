import type { Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import type { ChatRow, MatchRow } from '../store/store.ts';

/** Somebody in a room. */
export interface Member {
  readonly seat: Seat | undefined;
  send(message: ServerMessage): void;
  /** Hears that the table is another now. */
  table(match: MatchRow): void;
}

const COUNT_AFTER = 300;

/** Who is at which table, whether its match has begun or not: they hear of the table, the chat and each other. */
export class Rooms {
  private readonly rooms = new Map<string, Set<Member>>();
  private readonly counting = new Set<string>();

  join(match: string, member: Member): void {
    const room = this.rooms.get(match);
    if (room === undefined) this.rooms.set(match, new Set([member]));
    else room.add(member);
    this.countSoon(match);
  }

  leave(match: string, member: Member): void {
    const room = this.rooms.get(match);
    if (room?.delete(member) !== true) return;
    if (room.size === 0) this.rooms.delete(match);
    else this.countSoon(match);
  }

  table(match: MatchRow): void {
    for (const member of this.rooms.get(match.id) ?? []) member.table(match);
  }

  chat(row: ChatRow): void {
    this.tell(row.match, {
      v: PROTOCOL_VERSION,
      type: 'chat',
      match: row.match,
      lines: [chatLine(row)],
    });
  }

  toSeat(match: string, seat: Seat, message: ServerMessage): void {
    for (const member of this.rooms.get(match) ?? [])
      if (member.seat === seat) member.send(message);
  }

  private tell(match: string, message: ServerMessage): void {
    for (const member of this.rooms.get(match) ?? []) member.send(message);
  }

  /** Everybody hears how many spectators there are, but not for each one who comes with a crowd. */
  private countSoon(match: string): void {
    if (this.counting.has(match)) return;
    this.counting.add(match);
    setTimeout(() => {
      this.counting.delete(match);
      const room = this.rooms.get(match);
      if (room === undefined) return;
      const count = [...room].filter(({ seat }) => seat === undefined).length;
      this.tell(match, { v: PROTOCOL_VERSION, type: 'watchers', match, count });
    }, COUNT_AFTER).unref();
  }
}

export const chatLine = ({ number, name, seat, text, at }: ChatRow) => ({
  number,
  name,
  seat,
  text,
  at,
});
