import * as v from 'valibot';
import type { Wire } from '../wire.ts';
import { LANGUAGE_TAGS } from '../languages.ts';
import { operation } from './operation.ts';
import { roleSchema } from './role.ts';

/** What a user is told of itself. */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  login: v.nullable(v.string()),
  guest: v.boolean(),
  hasPassword: v.boolean(),
  passkeys: v.number(),
  role: v.nullable(roleSchema),
});
export type User = Wire<typeof userSchema>;

export const sessionSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  seenAt: v.number(),
  label: v.string(),
  current: v.boolean(),
});
export type Session = Wire<typeof sessionSchema>;

export const passkeySchema = v.object({ id: v.string(), createdAt: v.number() });
export type Passkey = Wire<typeof passkeySchema>;

/** How names are spelled and which can be seen is the server's to say; it tidies them up before it counts. */
const name = v.pipe(v.string(), v.minLength(1));
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** What a browser's authenticator answered; a library reads the rest. */
const credential = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1024)),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
});
interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string };
}
const response = v.custom<Credential>((input) => v.is(credential, input));
const credentialOptions = v.custom<{ readonly challenge: string }>((input) =>
  v.is(v.looseObject({ challenge: v.string() }), input),
);

/** Guests, accounts and sessions. */
export const people = {
  guest: operation('POST', '/api/guest', {
    auth: 'none',
    body: v.object({ name }),
    answer: userSchema,
    status: 201,
    reasons: ['name-taken', 'banned'],
  }),
  /** Null for whoever has no session. */
  me: operation('GET', '/api/me', {
    auth: 'optional',
    scope: 'read',
    answer: v.nullable(userSchema),
  }),
  rename: operation('PATCH', '/api/me', {
    body: v.object({ name }),
    answer: userSchema,
    reasons: ['name-taken'],
  }),
  deleteMe: operation('DELETE', '/api/me'),
  setPassword: operation('PUT', '/api/me/password', {
    body: v.object({
      login: name,
      password,
      current: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: userSchema,
    reasons: ['common-password', 'wrong-password', 'name-taken', 'login-taken', 'busy'],
  }),
  logIn: operation('POST', '/api/login', {
    auth: 'none',
    body: v.object({ login: name, password }),
    answer: userSchema,
    reasons: ['wrong-login', 'banned', 'busy'],
  }),
  logOut: operation('POST', '/api/logout'),
  sessions: operation('GET', '/api/sessions', { answer: v.array(sessionSchema) }),
  endSession: operation('DELETE', '/api/sessions/:id', { reasons: ['no-such-session'] }),
  passkeys: operation('GET', '/api/me/passkeys', { answer: v.array(passkeySchema) }),
  passkeyOptions: operation('POST', '/api/me/passkeys/options', { answer: credentialOptions }),
  addPasskey: operation('POST', '/api/me/passkeys', {
    body: v.object({ response }),
    answer: passkeySchema,
    status: 201,
    reasons: ['name-taken', 'wrong-passkey'],
  }),
  removePasskey: operation('DELETE', '/api/me/passkeys/:id', { reasons: ['no-such-passkey'] }),
  passkeyLoginOptions: operation('POST', '/api/passkey-login/options', {
    auth: 'none',
    answer: v.object({ id: v.string(), options: credentialOptions }),
  }),
  passkeyLogIn: operation('POST', '/api/passkey-login', {
    auth: 'none',
    body: v.object({ id: v.string(), response }),
    answer: v.object({ id: v.string(), name: v.string() }),
    reasons: ['wrong-passkey', 'banned'],
  }),
  recovery: operation('GET', '/api/recover', {
    auth: 'none',
    answer: v.object({ canEmail: v.boolean() }),
  }),
  /** Answers the same whether there is such an account or not. */
  recover: operation('POST', '/api/recover', {
    auth: 'none',
    body: v.object({ login: name, language: v.optional(v.picklist(LANGUAGE_TAGS), 'en') }),
    reasons: ['no-mail'],
  }),
  resetPassword: operation('POST', '/api/recover/password', {
    auth: 'none',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(100)), password }),
    answer: userSchema,
    reasons: ['wrong-link', 'common-password', 'banned', 'busy'],
  }),
  exportMe: operation('GET', '/api/me/export', {
    answer: v.record(
      v.string(),
      v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
    ),
  }),
};
