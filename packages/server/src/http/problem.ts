import { hasNul } from '@roundhouse/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { QueueFull } from '../base/fair-queue.ts';

/** A refusal that the client can show: a code for programs and a sentence for people. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  /** In how many seconds it may go better. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The body, if it is what the schema says; otherwise a clear refusal. */
export function bodyOf<Schema extends v.GenericSchema>(
  schema: Schema,
  request: FastifyRequest,
): v.InferOutput<Schema> {
  const body = request.body ?? {};
  if (hasNul(body))
    throw new HttpProblem(400, 'malformed', 'A text has a character without a meaning.');
  return parsed(schema, body, 'the body');
}

/** What follows the question mark, likewise. */
export const queryOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  request: FastifyRequest,
): v.InferOutput<Schema> => parsed(schema, request.query, 'the query');

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpProblem(400, 'malformed', `${v.getDotPath(issue) ?? name}: ${issue.message}`);
}

/** The code in the answer to something that was refused. */
export function reasonIn(payload: unknown): string {
  const [, code = 'other'] = /^\{"error":"([a-z-]+)"/.exec(String(payload)) ?? [];
  return code;
}

/** Answers an error: ours as it is, Fastify's own with its status, anything else without details. */
export async function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, code, message, retryAfter } = problemOf(error);
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  await reply.code(status).send({ error: code, message });
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status < 500)
    return new HttpProblem(status, status === 429 ? 'too-many' : 'malformed', error.message);
  if (error instanceof QueueFull)
    return new HttpProblem(503, 'busy', 'Too many people are signing in; please try again.', 5);
  if (error instanceof Error && error.name === 'StoreUnavailable')
    return new HttpProblem(
      503,
      'unavailable',
      'The server can’t store anything right now; please try again.',
    );
  return new HttpProblem(500, 'internal', 'Something went wrong here; it has been noted.');
}
