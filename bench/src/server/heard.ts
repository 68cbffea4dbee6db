import { deltaOf } from '@roundhouse/protocol';
import type { Delta, ServerMessage } from '@roundhouse/protocol';

/** What a server that is trusted has said: it is parsed whole, and not checked. */
export function heardIn(text: string): ServerMessage | Delta {
  const input = JSON.parse(text) as ServerMessage | unknown[];
  return Array.isArray(input) ? deltaOf(input) : input;
}
