import { CONTRACT, PROBLEMS, problemSchema, reasonsOf, statusOf } from '@roundhouse/protocol';
import type { Operation } from '@roundhouse/protocol';
import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

const OPERATIONS = Object.values(CONTRACT).flatMap((area): Operation[] => Object.values(area));

/** Every operation as the server has its route: `GET /api/me`. */
export const AGREED = OPERATIONS.map(({ method, path }) => `${method} ${path}`);

/** Reads everything that the server answers against the contract; what it gives throws if something was not as agreed. */
export function watchAnswers(http: FastifyInstance): () => void {
  const breaches: string[] = [];
  http.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const operation = OPERATIONS.find((each) => each.method === method && each.path === url);
    const breach = operation && breachOf(operation, statusCode, payload);
    if (breach !== undefined) breaches.push(`${method} ${url} ${statusCode}: ${breach}`);
  });
  return () => {
    if (breaches.length > 0) throw new Error(`against the contract:\n${breaches.join('\n')}`);
  };
}

/** What is wrong with an answer, if something is. */
export function breachOf(
  operation: Operation,
  status: number,
  payload: unknown,
): string | undefined {
  const { answer = v.undefined(), otherwise, mediaType } = operation;
  const isGood = status === statusOf(operation) || status === otherwise;
  const isText = isGood && mediaType === 'text/plain';
  const said: unknown =
    typeof payload === 'string' && payload !== '' && !isText ? JSON.parse(payload) : payload;
  if (!isGood) return problemIn(operation, status, said);
  return difference(answer, said === '' ? undefined : said);
}

function problemIn(operation: Operation, status: number, said: unknown): string | undefined {
  const parsed = v.safeParse(problemSchema, said);
  if (!parsed.success) return difference(problemSchema, said);
  const { error } = parsed.output;
  if (!reasonsOf(operation).includes(error)) return `may not be refused as ${error}`;
  // What the framework could not read has the framework's own status.
  const isAsAgreed = error === 'malformed' ? status < 500 : PROBLEMS[error].status === status;
  return isAsAgreed ? undefined : `${error} has another status`;
}

/** Strictly: what a reader of the contract would drop counts too. */
function difference(schema: v.GenericSchema, said: unknown): string | undefined {
  const parsed = v.safeParse(schema, said);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`;
  return isDeepStrictEqual(parsed.output, said) ? undefined : `too much in ${JSON.stringify(said)}`;
}
