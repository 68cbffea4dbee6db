/** Notes something that went wrong. A match is named by its id; what is written is only a hash of it. */
export type Log = (
  what: string,
  details: { readonly match?: string; readonly [name: string]: unknown },
) => void;
