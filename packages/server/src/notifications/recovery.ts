import type { Language } from '@roundhouse/protocol/languages';
import { TokenBuckets } from '../base/token-bucket.ts';
import { newId, newToken, sha256 } from '../base/tokens.ts';
import type { UserRow } from '../store/store.ts';
import type { MailInput } from './email-codes.ts';
import { noticeWords } from './words/words.ts';

const LINK_LASTS = 3_600_000;
/** Three e-mails at once for an account, and one more every hour. */
const MAILS = { perSecond: 1 / 3600, burst: 3 };

/** Lets somebody back in who has lost the password, by an e-mail address that was confirmed before. */
export class Recovery {
  private readonly input: MailInput;
  private readonly mails = new TokenBuckets(MAILS);

  constructor(input: MailInput) {
    this.input = input;
  }

  /** Mails a link to each confirmed address of the account, if it has one. */
  async begin({ id }: UserRow, language: Language): Promise<void> {
    const { store, now, mailer, site } = this.input;
    const channels = await store.notices.channelsOf(id);
    const confirmed = channels.filter(({ kind, code }) => kind === 'email' && code === null);
    if (confirmed.length === 0 || !this.mails.take(id)) return;
    const words = noticeWords(language);
    for (const { address } of confirmed) {
      const token = newToken();
      await store.addChallenge(keyOf(token), id, now() + LINK_LASTS);
      await mailer.send({
        to: address,
        subject: words.recoverTitle,
        text: `${words.recoverText}\n\n${site()}/recover/${token}\n`,
        id: `recover-${newId()}`,
      });
    }
  }

  /** Whose link this is; it is good once. */
  async finish(token: string): Promise<UserRow | undefined> {
    const { store, now } = this.input;
    const user = await store.takeChallenge(keyOf(token), now());
    return user === undefined ? undefined : store.userById(user);
  }
}

const keyOf = (token: string): string => `recover/${sha256(token)}`;
