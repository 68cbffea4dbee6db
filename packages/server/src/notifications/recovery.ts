import type { Language } from '@roundhouse/protocol/languages';
import { TokenBuckets } from '../base/token-bucket.ts';
import { newId } from '../base/tokens.ts';
import type { UserRow } from '../store/store.ts';
import type { MailInput } from './email-codes.ts';
import type { RecoveryLinks } from './recovery-links.ts';
import { noticeWords } from './words/words.ts';

/** Three e-mails at once for an account, and one more every hour. */
const MAILS = { perSecond: 1 / 3600, burst: 3 };

/** Lets somebody back in who has lost the password, by an e-mail address that was confirmed before. */
export class Recovery {
  private readonly input: MailInput & { readonly links: RecoveryLinks };
  private readonly mails = new TokenBuckets(MAILS);

  constructor(input: Recovery['input']) {
    this.input = input;
  }

  /** Mails a link to each confirmed address of the account, if it has one. */
  async begin({ id }: UserRow, language: Language): Promise<void> {
    const { store, links, mailer, site } = this.input;
    const channels = await store.notices.channelsOf(id);
    const confirmed = channels.filter(({ kind, code }) => kind === 'email' && code === null);
    if (confirmed.length === 0 || !this.mails.take(id)) return;
    const words = noticeWords(language);
    for (const { address } of confirmed) {
      await mailer.send({
        to: address,
        subject: words.recoverTitle,
        text: `${words.recoverText}\n\n${site()}${await links.make(id)}\n`,
        id: `recover-${newId()}`,
      });
    }
  }
}
