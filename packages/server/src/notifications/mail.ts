import { createTransport } from 'nodemailer';
import type { Failure } from '@roundhouse/protocol';
import type { Delivery } from './delivery.ts';
import type { NoticeMessage } from './message.ts';
import { noticeWords } from './words/words.ts';

const LONGEST_WAIT = 10_000;
/** Errors after which the mail surely was not taken. */
const NOT_TAKEN = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EPROTOCOL'];

export interface MailSettings {
  /** Such as `smtp://user:password@mail.example:587`. */
  readonly url: string;
  /** Such as `Roundhouse <games@example.org>`. */
  readonly from: string;
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends e-mail through the host's SMTP server. */
export class Mailer {
  private readonly transport: ReturnType<typeof createTransport>;
  private readonly from: string;

  constructor({ url, from }: MailSettings) {
    this.from = from;
    this.transport = createTransport({
      url,
      connectionTimeout: LONGEST_WAIT,
      greetingTimeout: LONGEST_WAIT,
      socketTimeout: LONGEST_WAIT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, id, headers = {} }: Letter): Promise<Delivery> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@roundhouse.invalid>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return { kind: 'delivered' };
    } catch (error) {
      return deliveryOfMail(error);
    }
  }
}

/** A notice as an e-mail, with the way out of further ones. */
export function letterOf(
  message: NoticeMessage,
  { to, site, stopToken, id }: { to: string; site: string; stopToken: string; id: string },
): Letter {
  const many = message.links.length > 1 || message.kind === 'digest';
  const links = message.links.map(({ text, path }) =>
    many ? `${text}\n${site}${path}` : `${site}${path}`,
  );
  const { stop } = noticeWords(message.language);
  const parts = [message.text, ...links, `-- \n${stop}\n${site}/stop/${stopToken}`];
  return {
    to,
    id,
    subject: message.title,
    text: `${parts.join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${site}/api/notices/stop/${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function deliveryOfMail(error: unknown): Delivery {
  const about = (key: string): unknown =>
    error instanceof Error ? (Reflect.get(error, key) as unknown) : undefined;
  const status = about('responseCode');
  if (typeof status === 'number') {
    const failure: Failure = { code: 'mail-refused', status };
    // 5xx is for good, 4xx for now. What refuses us, and not the mail, may be mended by the host.
    return status >= 500 && about('code') !== 'EAUTH'
      ? { kind: 'failed', failure }
      : { kind: 'again', failure, after: 0 };
  }
  const isTimeOut = about('timeoutType') !== undefined;
  const neverReached = isTimeOut
    ? about('timeoutType') !== 'SOCKET_TIMEOUT'
    : about('syscall') === 'connect' || NOT_TAKEN.includes(String(about('code')));
  return neverReached
    ? { kind: 'again', failure: { code: 'unreachable' }, after: 0 }
    : { kind: 'failed', failure: { code: 'no-answer' } };
}
