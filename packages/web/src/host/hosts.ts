import type { Host } from './host.ts';
import { localHost } from './local/local-host.ts';

let local: Host | undefined;

/** The host of all matches in this browser; started when it is first needed. */
export function theHost(): Host {
  local ??= localHost();
  return local;
}
