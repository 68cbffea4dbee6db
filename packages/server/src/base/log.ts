import { sha256 } from './tokens.ts';

/** Notes something that went wrong. A match is named by its id; what is written is only a hash of it. */
export type Log = (
  what: string,
  details: { readonly match?: string; readonly [name: string]: unknown },
) => void;

/** The id of a private match is its key, so logs name matches by a hash. */
export function withoutKeys({ match, ...details }: Parameters<Log>[1]): Record<string, unknown> {
  return match === undefined ? details : { ...details, match: sha256(match).slice(0, 12) };
}
