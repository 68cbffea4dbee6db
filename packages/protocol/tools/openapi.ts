import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { botAccountSchema, tokenSchema } from '../src/http/bots.ts';
import { clubSchema } from '../src/http/clubs.ts';
import { CONTRACT } from '../src/http/contract.ts';
import { gameSchema, newTableSchema } from '../src/http/matches.ts';
import { channelSchema, failureSchema, notificationsSchema } from '../src/http/notifications.ts';
import { paramsIn, problemSchema, statusOf } from '../src/http/operation.ts';
import type { Operation } from '../src/http/operation.ts';
import { auditLineSchema, judgedSchema, reportSchema } from '../src/http/order.ts';
import { tieSchema } from '../src/http/peace.ts';
import { passkeySchema, sessionSchema, userSchema } from '../src/http/people.ts';
import { SUMMARIES } from '../src/http/summaries.ts';
import { termsSchema, tournamentInsideSchema, tournamentSchema } from '../src/http/tournaments.ts';
import { outcomeSchema, recordSchema } from '../src/play.ts';
import { PROBLEMS } from '../src/problems.ts';
import type { Reason } from '../src/reasons.ts';
import { chatLineSchema } from '../src/server-message.ts';
import { ownTableSchema, settingsSchema, tableSchema, timeControlSchema } from '../src/table.ts';

const DESCRIPTION =
  'People, tables and finished matches. Play itself goes over a WebSocket: see protocol.md. Times are milliseconds since 1970. Every refusal is a Problem. Any request can be refused with 400 (malformed), 403 (wrong-origin: sent by a page of another site), 421 (wrong-host: not a name of this server), 429 (too-many, with Retry-After), 500 (internal) or 503 (unavailable).';

const COOKIE = {
  type: 'apiKey',
  in: 'cookie',
  name: 'roundhouse',
  description: 'Over TLS its name is __Host-roundhouse.',
};

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description: 'A token of an account, good for what its scopes say.',
};

/** What has a name of its own in the document. */
const DEFINITIONS = {
  User: userSchema,
  Session: sessionSchema,
  Passkey: passkeySchema,
  Game: gameSchema,
  TimeControl: timeControlSchema,
  Settings: settingsSchema,
  Outcome: outcomeSchema,
  NewTable: newTableSchema,
  Table: tableSchema,
  OwnTable: ownTableSchema,
  Record: recordSchema,
  ChatLine: chatLineSchema,
  Club: clubSchema,
  TournamentTerms: termsSchema,
  Tournament: tournamentSchema,
  TournamentInside: tournamentInsideSchema,
  Token: tokenSchema,
  BotAccount: botAccountSchema,
  Tie: tieSchema,
  Report: reportSchema,
  Judged: judgedSchema,
  AuditLine: auditLineSchema,
  Failure: failureSchema,
  Channel: channelSchema,
  Notifications: notificationsSchema,
  Problem: problemSchema,
} as const;
/** Objects that only a game or a browser reads further. */
const isOpaque = ({ type }: { readonly type: string }): boolean => type === 'custom';

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // What a check or a tidying does to a value has no words in JSON Schema.
  errorMode: 'ignore',
  typeMode: 'input',
  definitions: DEFINITIONS,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => (isOpaque(valibotSchema) ? { type: 'object' } : undefined),
};

/** The schema alone: the definitions stand once, with the components. */
function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...bare } = toJsonSchema(schema, CONFIG);
  return bare;
}

const content = (schema: object, mediaType = 'application/json') => ({
  content: { [mediaType]: { schema } },
});
const PROBLEM = content({ $ref: '#/components/schemas/Problem' });

/** The reasons of each status, with their words. */
function refusals(operation: Operation): Record<string, object> {
  const own = [
    ...(operation.reasons ?? []),
    ...(operation.auth === 'required' ? UNKNOWN : []),
    ...(operation.role === undefined ? [] : NOT_STAFF),
  ];
  const statuses = [...new Set(own.map((reason) => PROBLEMS[reason].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const said = own.filter((reason) => PROBLEMS[reason].status === status).map(lineOf);
      return [status, { description: said.join('\n'), ...PROBLEM }];
    }),
  );
}

const UNKNOWN: readonly Reason[] = ['unknown-visitor', 'wrong-scope'];
const NOT_STAFF: readonly Reason[] = ['not-moderator'];
const lineOf = (reason: Reason): string => `${reason}: ${PROBLEMS[reason].message}`;

function parametersOf({ path, query }: Operation): object[] {
  const inPath = paramsIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = schemaOf(query);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function describe(operation: Operation, id: string, tag: string, summary: string): object {
  const { auth, scope, body, answer, otherwise, mediaType } = operation;
  const good = answer === undefined ? {} : content(schemaOf(answer), mediaType);
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(auth === 'none'
      ? {}
      : {
          security: [
            ...(auth === 'optional' ? [{}] : []),
            { cookie: [] },
            ...(scope === undefined ? [] : [{ token: [scope] }]),
          ],
        }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...content(schemaOf(body)) } }),
    responses: {
      [statusOf(operation)]: { description: 'Done', ...good },
      ...(otherwise === undefined ? {} : { [otherwise]: { description: 'Not now', ...good } }),
      ...refusals(operation),
    },
  };
}

const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = SUMMARIES;

/** The whole contract as an OpenAPI document. */
export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, operations] of Object.entries(CONTRACT))
    for (const [name, operation] of Object.entries<Operation>(operations)) {
      const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
      const summary = summaries[tag]?.[name] ?? '';
      (paths[path] ??= {})[operation.method.toLowerCase()] = describe(
        operation,
        name,
        tag,
        summary,
      );
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Roundhouse', version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: toJsonSchemaDefs(DEFINITIONS, CONFIG),
      securitySchemes: { cookie: COOKIE, token: TOKEN },
    },
  };
}
