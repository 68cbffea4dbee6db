import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { chatLine } from '../matches/chat.ts';
import type { ChatRow } from '../store/store.ts';

/** Lines of a chat on their way to many: most read the same, which is written once; the others don't want to hear somebody. */
export class ChatLines {
  readonly rows: readonly ChatRow[];
  private readonly match: string;
  private readonly particular: ReadonlySet<string>;
  private alike: { readonly message: ServerMessage; readonly text: string } | undefined;

  constructor(match: string, rows: readonly ChatRow[]) {
    this.match = match;
    this.rows = rows;
    this.particular = new Set(rows.flatMap(({ unheardBy }) => unheardBy));
  }

  tell(reader: string | undefined, send: (message: ServerMessage, text?: string) => unknown): void {
    if (this.rows.length === 0) return;
    if (reader !== undefined && this.particular.has(reader)) {
      send(this.messageFor(reader));
      return;
    }
    if (this.alike === undefined) {
      const message = this.messageFor(undefined);
      this.alike = { message, text: JSON.stringify(message) };
    }
    send(this.alike.message, this.alike.text);
  }

  private messageFor(reader: string | undefined): ServerMessage {
    const lines = this.rows.map((row) => chatLine(row, reader));
    return { v: PROTOCOL_VERSION, type: 'chat', match: this.match, lines };
  }
}
