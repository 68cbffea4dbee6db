import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A mail server of a few words, which keeps everything that it is given. */
export class Mailbox {
  /** Whole e-mails, as they came. */
  readonly mails: string[] = [];
  /** Answers to the next e-mails; afterwards they are taken. */
  readonly refusals: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    this.talk(socket);
  });

  /** Gives the address, such as `smtp://127.0.0.1:2525`. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private talk(socket: Socket): void {
    let heard = '';
    let isMail = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 mailbox');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (;;) {
        const end = heard.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? 5 : 2));
        if (isMail) {
          isMail = false;
          const refusal = this.refusals.shift();
          if (refusal === undefined) this.mails.push(said);
          say(refusal ?? '250 kept');
        } else if (/^DATA/i.test(said)) {
          isMail = true;
          say('354 go on');
        } else if (/^QUIT/i.test(said)) {
          socket.end('221 bye\r\n');
        } else say('250 ok');
      }
    });
  }
}

/** The text of an e-mail, with its soft line breaks undone. */
export function textOf(mail: string): string {
  const body = mail.slice(mail.indexOf('\r\n\r\n') + 4);
  if (/^Content-Transfer-Encoding: base64/im.test(mail))
    return Buffer.from(body, 'base64').toString();
  return Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n');
}
