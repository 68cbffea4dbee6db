import type { Language } from '@roundhouse/protocol/languages';
import type { NotificationKind } from '@roundhouse/protocol';

/** What a notice says: only what everybody at the table knows anyway. */
export interface NoticeMessage {
  readonly kind: NotificationKind | 'test';
  readonly title: string;
  readonly text: string;
  /** One for a match, or one for each match of a digest; paths on this server. */
  readonly links: readonly { readonly text: string; readonly path: string }[];
  readonly match: string | null;
  readonly language: Language;
}
