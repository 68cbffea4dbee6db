import { statusOf } from '@roundhouse/protocol';
import type { AnswerOf, Auth, BodyOf, Operation, ParamsOf, QueryOf } from '@roundhouse/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Visitor } from '../accounts/accounts.ts';
import { read } from './problem.ts';
import type { Visitors } from './visitors.ts';

type VisitorOf<Who extends Auth> = Who extends 'required'
  ? Visitor
  : Who extends 'optional'
    ? Visitor | undefined
    : undefined;

/** A request for an operation of the contract, read and found to be what it says. */
interface Asked<Op extends Operation> {
  readonly params: ParamsOf<Op>;
  readonly body: BodyOf<Op>;
  readonly query: QueryOf<Op>;
  readonly visitor: VisitorOf<Op['auth']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves one operation of the contract: asked only with what it says, and answering what it says. */
export type Serve = <Op extends Operation>(
  operation: Op,
  answer: (asked: Asked<Op>) => Promise<AnswerOf<Op>>,
  options?: RouteShorthandOptions,
) => void;

export const serveAt =
  (app: FastifyInstance, visitors: Visitors): Serve =>
  (operation, answer, options = {}) => {
    const { method, path: url, mediaType } = operation;
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const asked = await askedOf(operation, visitors, request);
      void reply.code(statusOf(operation));
      const answered = await answer({ ...asked, request, reply });
      if (mediaType !== undefined) void reply.type(`${mediaType}; charset=utf-8`);
      return reply.send(answered);
    };
    app.route({ ...options, method, url, handler });
  };

/** The same, with these options. */
export const serveWith =
  (serve: Serve, options: RouteShorthandOptions): Serve =>
  (operation, answer) =>
    serve(operation, answer, options);

/** Who asks comes first: a stranger is not told what is wrong with a body. */
async function askedOf<Op extends Operation>(
  { auth, body, query, role, scope }: Op,
  visitors: Visitors,
  request: FastifyRequest,
): Promise<Omit<Asked<Op>, 'request' | 'reply'>> {
  const visitor = auth === 'required' ? await visitors.mustFind(request, scope) : undefined;
  if (role !== undefined && visitor !== undefined) await visitors.mustBe(role, visitor);
  const asked = {
    params: request.params,
    visitor: auth === 'optional' ? await visitors.find(request, scope) : visitor,
    body: body && read(body, request.body ?? {}, 'the body'),
    query: query && read(query, request.query, 'the query'),
  };
  // The compiler can't follow an operation's own types through the values of any operation.
  return asked as unknown as Omit<Asked<Op>, 'request' | 'reply'>;
}
