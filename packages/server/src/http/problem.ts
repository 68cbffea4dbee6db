import { hasNul, PROBLEMS } from '@roundhouse/protocol';
import type { Reason } from '@roundhouse/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { QueueFull } from '../base/fair-work.ts';
import { StoreUnavailable } from '../store/sql.ts';

interface ProblemDetails {
  /** The reason's own words by default. */
  readonly message?: string;
  readonly status?: number;
  /** In how many seconds it may go better. */
  readonly retryAfter?: number;
}

/** A refusal that the client can show: a code for programs and a sentence for people. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly reason: Reason;
  readonly retryAfter: number | undefined;

  constructor(reason: Reason, { message, status, retryAfter }: ProblemDetails = {}) {
    super(message ?? PROBLEMS[reason].message);
    this.name = 'HttpProblem';
    this.status = status ?? PROBLEMS[reason].status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** What came from outside, if it is what the schema says; otherwise a clear refusal. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  name: string,
): v.InferOutput<Schema> {
  if (hasNul(input))
    throw new HttpProblem('malformed', { message: 'A text has a character without a meaning.' });
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const message = `${v.getDotPath(issue) ?? name}: ${issue.message}`;
  throw new HttpProblem('malformed', { message });
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
  const { status, reason, message, retryAfter } = problemOf(error);
  if (reason === 'internal') request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  await reply.code(status).send({ error: reason, message });
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status < 500)
    return new HttpProblem(status === 429 ? 'too-many' : 'malformed', {
      message: error.message,
      status,
    });
  if (error instanceof QueueFull) {
    const message = 'Too many people are signing in; please try again.';
    return new HttpProblem('busy', { message, retryAfter: 5 });
  }
  if (error instanceof StoreUnavailable)
    return new HttpProblem('unavailable', {
      message: 'The server can’t store anything right now; please try again.',
    });
  return new HttpProblem('internal');
}
