import type { Language } from '@roundhouse/protocol/languages';
import { randomInt } from 'node:crypto';
import { newId, newToken, sha256 } from '../base/tokens.ts';
import type { ChannelRow } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { Delivery } from './delivery.ts';
import type { Mailer } from './mail.ts';
import { noticeWords } from './words/words.ts';

const CODE_LASTS = 3_600_000;
const MOST_TRIES = 5;

/** What it takes to write to people. */
export interface MailInput {
  readonly store: Store;
  readonly now: () => number;
  readonly mailer: Mailer;
  /** Where people find this server. */
  readonly site: () => string;
}

/** Makes sure that an address belongs to who says so: it gets a code, which has to be typed in. */
export class EmailCodes {
  private readonly input: MailInput;

  constructor(input: MailInput) {
    this.input = input;
  }

  /** Mails a code to the address, and nothing that its sender could choose; the channel waits until it is typed in. */
  async begin(
    user: string,
    address: string,
    language: Language,
  ): Promise<{ channel: ChannelRow; delivery: Delivery }> {
    const { store, now, mailer, site } = this.input;
    const code = String(randomInt(0, 100_000_000)).padStart(8, '0');
    const id = newId();
    const channel = await store.notices.addChannel({
      id,
      user,
      kind: 'email',
      address,
      keys: null,
      label: address,
      isOn: true,
      createdAt: now(),
      sessionHash: null,
      stopToken: newToken(),
      code: { hash: hashOf(user, code), until: now() + CODE_LASTS, tries: 0 },
      failure: null,
      failedAt: null,
    });
    if (channel.code === null) return { channel, delivery: { kind: 'delivered' } };
    const words = noticeWords(language);
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
    const delivery = await mailer.send({
      to: address,
      subject: words.codeTitle(shown),
      text: `${words.codeText(shown)}\n\n${words.account}: ${site()}/account\n`,
      id: `code-${newId()}`,
    });
    return { channel, delivery };
  }

  /** The confirmed channel; undefined if the code is another, too old, or was guessed at too often. */
  async confirm(channel: ChannelRow, given: string): Promise<ChannelRow | undefined> {
    const { store, now } = this.input;
    const { code, user } = channel;
    if (code === null) return channel;
    if (code.tries >= MOST_TRIES || code.until < now()) return undefined;
    const right = hashOf(user, given.replaceAll(/\D/g, '')) === code.hash;
    const changed = { ...channel, code: right ? null : { ...code, tries: code.tries + 1 } };
    await store.notices.updateChannel(changed);
    return right ? changed : undefined;
  }
}

const hashOf = (user: string, code: string): string => sha256(`${user}/${code}`);
