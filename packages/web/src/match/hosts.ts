import { localHost } from './local/local-host.ts';
import type { LocalHost } from './local/local-host.ts';

let local: LocalHost | undefined;

/** The host of all matches in this browser; started when it is first needed. */
export function theHost(): LocalHost {
  local ??= localHost();
  return local;
}
