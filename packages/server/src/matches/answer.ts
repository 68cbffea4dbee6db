import type { Reason } from '@roundhouse/protocol';

/** What became of something a seat asked for. */
export type Answer =
  | {
      readonly ok: true;
      readonly entry: number;
      /** Whether it had become that entry before. */
      readonly again?: true;
    }
  | { readonly ok: false; readonly reason: Reason };

export const refuse = (reason: Reason): Answer => ({ ok: false, reason });
export const again = (entry: number): Answer => ({ ok: true, entry, again: true });
