import * as v from 'valibot';
import { REASONS } from '../reasons.ts';
import type { Reason } from '../reasons.ts';
import type { Wire } from '../wire.ts';
import type { Role, Scope } from './role.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fields = v.GenericSchema<object, object>;

/** Who may ask: everybody, everybody though somebody may be told more, or only somebody with a session. */
export type Auth = 'none' | 'optional' | 'required';

interface Terms {
  /** Only somebody with a session by default. */
  readonly auth?: Auth;
  /** Only for those who keep order. */
  readonly role?: Role;
  /** What a token must be good for; without it, no token is good enough, and a browser's session is needed. */
  readonly scope?: Scope;
  readonly body?: Fields;
  readonly query?: Fields;
  /** What a good answer holds; without it there is nothing in one. */
  readonly answer?: v.GenericSchema;
  /** 200 by default, and 204 where there is no answer. */
  readonly status?: 201;
  /** A status that comes with the same kind of answer and says no. */
  readonly otherwise?: 503;
  /** JSON by default. */
  readonly mediaType?: 'text/plain';
  /** Why it may be refused, besides what holds for every request. */
  readonly reasons?: readonly Reason[];
}

/** One thing that can be asked over HTTP: where, with what, and what comes back. */
export interface Operation extends Terms {
  readonly auth: Auth;
  readonly method: Method;
  readonly path: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function operation<
  const Verb extends Method,
  const Path extends string,
  const Agreed extends Terms = object,
  const Who extends Auth = 'required',
>(
  method: Verb,
  path: Path,
  terms?: Agreed & { readonly auth?: Who },
): Agreed & { readonly auth: Who; readonly method: Verb; readonly path: Path } {
  const whole = { method, path, auth: 'required', ...terms };
  // The compiler can't see that terms that say nothing of it are for those with a session.
  return whole as unknown as Agreed & { auth: Who; method: Verb; path: Path };
}

/** The names in a path such as `/api/matches/:id`, each with its text. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

export type ParamsOf<Asked extends Operation> = ParamsIn<Asked['path']>;
export type BodyOf<Asked extends Operation> = OutputOf<Asked['body']>;
export type QueryOf<Asked extends Operation> = OutputOf<Asked['query']>;
type OutputOf<Schema> = Schema extends Fields ? Wire<Schema> : undefined;

/** All that has to be said to ask for it, whether it goes into the path, the query or the body. */
export type Asking<Asked extends Operation> = ParamsOf<Asked> &
  InputOf<Asked['body']> &
  InputOf<Asked['query']>;
type InputOf<Schema> = Schema extends Fields ? Readonly<v.InferInput<Schema>> : unknown;

export type AnswerOf<Asked extends Operation> = Asked['answer'] extends v.GenericSchema
  ? Wire<Asked['answer']>
  : undefined;

/** The status of a good answer. */
export const statusOf = ({ status, answer }: Operation): number =>
  status ?? (answer === undefined ? 204 : 200);

const PARAM = /:(\w+)/g;

/** The names of what a path has room for. */
export const paramsIn = (path: string): string[] =>
  Array.from(path.matchAll(PARAM), ([, name = '']) => name);

/** The request that asks for it: each field where it belongs. */
export function requestFor<Asked extends Operation>(
  { method, path, body }: Asked,
  asked: Asking<Asked>,
): { readonly method: Method; readonly path: string; readonly body?: string } {
  const fields = new Map(
    Object.entries(asked as object).filter(([, value]) => value !== undefined),
  );
  const filled = path.replaceAll(PARAM, (_, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (body !== undefined)
    return { method, path: filled, body: JSON.stringify(Object.fromEntries(fields)) };
  const search = Array.from(fields, ([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { method, path: search.length === 0 ? filled : `${filled}?${search.join('&')}` };
}

/** What comes back when something is refused: a code for programs and a sentence for people. */
export const problemSchema = v.object({ error: v.picklist(REASONS), message: v.string() });

type Answered<Asked extends Operation> =
  | { readonly ok: true; readonly value: AnswerOf<Asked> }
  | { readonly ok: false; readonly problem: Wire<typeof problemSchema> };

/** What came back, read by the operation's own schema; undefined if it is nothing that was agreed. */
export function readAnswer<Asked extends Operation>(
  { answer }: Asked,
  isGood: boolean,
  said: unknown,
): Answered<Asked> | undefined {
  if (!isGood) {
    const refused = v.safeParse(problemSchema, said);
    return refused.success ? { ok: false, problem: refused.output } : undefined;
  }
  const read = v.safeParse(answer ?? v.undefined(), said);
  // The compiler can't see that what an operation's own schema let through is its answer.
  return read.success ? { ok: true, value: read.output as AnswerOf<Asked> } : undefined;
}
