import type { NoticeKind } from '../store/notification-store.ts';

/** What a notice says: only what everybody at the table knows anyway. */
export interface NoticeMessage {
  readonly kind: NoticeKind | 'test';
  readonly title: string;
  readonly text: string;
  /** One for a match, or one for each match of a digest; paths on this server. */
  readonly links: readonly { readonly text: string; readonly path: string }[];
  readonly match: string | null;
  readonly language: string;
}
