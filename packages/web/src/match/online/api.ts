import { matches, people, readAnswer, requestFor, site } from '@roundhouse/protocol';
import type { AnswerOf, Asking, Operation, Reason } from '@roundhouse/protocol';

/** What the server answered: a value, or the code of what went wrong, here or there. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ReplyError };
type ReplyError = Reason | 'no-connection' | 'no-server';

/** By how much the server's clock is ahead of this device's. */
let ahead = 0;

/** What time it is on the server. */
export const serverNow = (): number => Date.now() + ahead;

const JSON_HEADERS = { 'content-type': 'application/json' };
/** Asks for one operation of the contract; what can't be read is an answer too. */
async function ask<Op extends Operation>(
  operation: Op,
  asking: Asking<Op>,
): Promise<Reply<AnswerOf<Op>>> {
  const { method, path, body } = requestFor(operation, asking);
  const sent = body === undefined ? {} : { body, headers: JSON_HEADERS };
  const response = await fetch(path, { method, ...sent }).catch(() => undefined);
  if (!response) return { ok: false, error: 'no-connection' };
  setClock(response.headers.get('date'));
  const read: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => null);
  const answered = readAnswer(operation, response.ok, read);
  if (answered === undefined) return { ok: false, error: response.ok ? 'malformed' : 'no-server' };
  return answered.ok ? answered : { ok: false, error: answered.problem.error };
}

function setClock(date: string | null): void {
  const there = Date.parse(date ?? '');
  // The header has whole seconds; a difference below two is no difference.
  if (!Number.isNaN(there)) ahead = Math.abs(there - Date.now()) < 2000 ? 0 : there - Date.now();
}

type Asker<Op extends Operation> =
  unknown extends Asking<Op>
    ? () => Promise<Reply<AnswerOf<Op>>>
    : (asking: Asking<Op>) => Promise<Reply<AnswerOf<Op>>>;

/** A function for each of these operations. */
export function askersOf<Operations extends Readonly<Record<string, Operation>>>(
  operations: Operations,
): { readonly [Name in keyof Operations]: Asker<Operations[Name]> } {
  const askers = Object.entries(operations).map(([name, operation]) => [
    name,
    (asking: object = {}) => ask(operation, asking),
  ]);
  return Object.fromEntries(askers);
}

/** Everything about people, tables and matches that is asked over HTTP. */
export const api = askersOf({ ...people, ...matches, addresses: site.addresses });
