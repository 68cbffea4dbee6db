import * as v from 'valibot';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';
import { SCOPES } from './role.ts';

/** How many tokens an account may have, and how many bot accounts. */
export const MOST_TOKENS = 20;
export const MOST_BOTS = 5;

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const scopes = v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length));

/** A token, without what it is: that is shown once, when it is made. */
export const tokenSchema = v.object({
  id: v.string(),
  label: v.string(),
  scopes: v.array(v.picklist(SCOPES)),
  createdAt: v.number(),
  seenAt: v.number(),
});
export type Token = Wire<typeof tokenSchema>;

export const botAccountSchema = v.object({
  user: v.string(),
  name: v.string(),
  tokens: v.array(tokenSchema),
});
export type BotAccount = Wire<typeof botAccountSchema>;

const newToken = v.object({ token: v.string() });

/** Tokens for programs, and accounts that programs play with. */
export const bots = {
  tokens: operation('GET', '/api/tokens', { answer: v.array(tokenSchema) }),
  addToken: operation('POST', '/api/tokens', {
    body: v.object({ label, scopes }),
    answer: newToken,
    status: 201,
    reasons: ['needs-account', 'not-moderator', 'too-many-tokens'],
  }),
  revokeToken: operation('DELETE', '/api/tokens/:id', { reasons: ['no-such-token'] }),
  list: operation('GET', '/api/bots', { answer: v.array(botAccountSchema) }),
  create: operation('POST', '/api/bots', {
    body: v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
    answer: botAccountSchema,
    status: 201,
    reasons: ['needs-account', 'name-taken', 'too-many-bot-accounts'],
  }),
  addBotToken: operation('POST', '/api/bots/:user/tokens', {
    body: v.object({ label, chat: v.optional(v.boolean(), false) }),
    answer: newToken,
    status: 201,
    reasons: ['no-such-user', 'too-many-tokens'],
  }),
  revokeBotToken: operation('DELETE', '/api/bots/:user/tokens/:id', {
    reasons: ['no-such-user', 'no-such-token'],
  }),
  remove: operation('DELETE', '/api/bots/:user', { reasons: ['no-such-user'] }),
};
