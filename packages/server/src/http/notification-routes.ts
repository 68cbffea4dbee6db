import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { newId, newToken } from '../base/tokens.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { EmailCodes } from '../notifications/email-codes.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { Limits } from '../base/limits.ts';
import { isTimeZone, nextHour } from '../notifications/times.ts';
import { NOTICE_LANGUAGES } from '../notifications/words/words.ts';
import { TokenBucket, TokenBuckets } from '../base/token-bucket.ts';
import type { ChannelKind, ChannelRow, HabitsRow, NoticeRow } from '../store/notification-store.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import type { Visitors } from './visitors.ts';

const MOST_FAILURES = 20;
const MOST_OF_A_KIND: Readonly<Record<ChannelKind, number>> = {
  push: 20,
  email: 3,
  discord: 5,
  slack: 5,
  webhook: 5,
};
/** Each service has its own addresses; anything else is a webhook of its owner's. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  discord: /^(?:\w+\.)?discord(?:app)?\.com$/,
  slack: /^hooks\.slack(?:-gov)?\.com$/,
};

const url = v.pipe(v.string(), v.trim(), v.url(), v.maxLength(2000));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,200}=*$/));
const pushBody = v.object({
  endpoint: url,
  keys: v.object({ p256dh: key, auth: key }),
});
const webhookBody = v.object({ kind: v.picklist(['discord', 'slack', 'webhook']), url });
const emailBody = v.object({
  address: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
});
const codeBody = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });
const onBody = v.object({ on: v.boolean() });
const habitsBody = v.object({
  language: v.picklist(NOTICE_LANGUAGES),
  timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'There is no such time zone.')),
  digestHour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
});

interface WithId {
  Params: { id: string };
}

export interface NoticeRoutesInput {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly store: Store;
  readonly notices: Notices;
  /** Undefined where the host has no mail server. */
  readonly emailCodes: EmailCodes | undefined;
  readonly limits: Limits;
  readonly now: () => number;
}

/** How a person is told what waits, and what went wrong with it. */
export function noticeRoutes(app: FastifyInstance, input: NoticeRoutesInput): void {
  const { accounts, visitors, store, notices, emailCodes, limits, now } = input;
  const often = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
  // An address that somebody else typed in must not be flooded, however many guests do it.
  const codesPerUser = new TokenBuckets(5 / 3600, 5);
  const codesPerAddress = new TokenBuckets(3 / 3600, 3);
  const codes = new TokenBucket(limits.codes / 3600, limits.codes);
  const testsPerUser = new TokenBuckets(5 / 60, 5);

  const habitsOf = async (user: string): Promise<HabitsRow> =>
    (await store.notices.habits(user)) ?? {
      user,
      language: NOTICE_LANGUAGES[0],
      timeZone: 'UTC',
      digestHour: null,
      digestDue: null,
    };

  const ownChannel = async (request: FastifyRequest<WithId>): Promise<ChannelRow> => {
    const { user } = await visitors.mustFind(request);
    const channel = await store.notices.channelById(request.params.id);
    if (channel === undefined || channel.user !== user.id) throw noSuchChannel();
    return channel;
  };

  const add = async (
    { user }: Visitor,
    channel: Pick<ChannelRow, 'kind' | 'address' | 'keys' | 'label' | 'sessionHash'>,
  ): Promise<ReturnType<typeof aboutChannel>> => {
    const all = await store.notices.channelsOf(user.id);
    refuseTooMany(all, channel.kind, channel.address);
    return aboutChannel(
      await store.notices.addChannel({
        ...channel,
        id: newId(),
        user: user.id,
        isOn: true,
        createdAt: now(),
        stopToken: newToken(),
        code: null,
        failure: null,
        failedAt: null,
      }),
    );
  };

  app.get('/api/me/notices', async (request) => {
    const { user, session } = await visitors.mustFind(request);
    const { language, timeZone, digestHour } = await habitsOf(user.id);
    const channels = await store.notices.channelsOf(user.id);
    return {
      pushKey: await notices.publicKey(),
      canEmail: emailCodes !== undefined,
      language,
      timeZone,
      digestHour,
      channels: channels.map((channel) => aboutChannel(channel, session.tokenHash)),
      failures: (await store.notices.failuresOf(user.id, MOST_FAILURES)).map(aboutFailure),
    };
  });

  app.put('/api/me/notices', async (request) => {
    const { user } = await visitors.mustFind(request);
    const habits = bodyOf(habitsBody, request);
    const { digestHour, timeZone } = habits;
    const digestDue = digestHour === null ? null : nextHour(digestHour, timeZone, now());
    await store.notices.saveHabits({ user: user.id, ...habits, digestDue });
    return habits;
  });

  app.post('/api/me/notices/push', often, async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    const { endpoint, keys } = bodyOf(pushBody, request);
    if (!notices.outgoing.allows(endpoint)) throw badAddress();
    const { tokenHash: sessionHash, label } = visitor.session;
    const added = await add(visitor, { kind: 'push', address: endpoint, keys, label, sessionHash });
    return reply.code(201).send(added);
  });

  app.put('/api/me/notices/push', often, async (request) => {
    const { user, session } = await visitors.mustFind(request);
    const { endpoint: address, keys } = bodyOf(pushBody, request);
    const channels = await store.notices.channelsOf(user.id);
    const here = channels.find(
      ({ kind, sessionHash }) => kind === 'push' && sessionHash === session.tokenHash,
    );
    // Nobody is told by a browser without having asked for it.
    if (here === undefined) throw noSuchChannel();
    if (!notices.outgoing.allows(address)) throw badAddress();
    await store.notices.moveChannel(here.id, { address, keys });
    return aboutChannel({ ...here, failure: null, failedAt: null }, session.tokenHash);
  });

  app.post('/api/me/notices/webhook', often, async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    const { kind, url: address } = bodyOf(webhookBody, request);
    const { hostname: label } = new URL(address);
    if (!notices.outgoing.allows(address) || HOSTS[kind]?.test(label) === false) throw badAddress();
    const added = await add(visitor, { kind, address, keys: null, label, sessionHash: null });
    return reply.code(201).send(added);
  });

  app.post('/api/me/notices/email', often, async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    const { address } = bodyOf(emailBody, request);
    if (emailCodes === undefined)
      throw new HttpProblem(409, 'no-mail', 'This server can’t send e-mail.');
    if (await accounts.isGuest(user))
      throw new HttpProblem(403, 'needs-account', 'Only somebody with an account can do that.');
    refuseTooMany(await store.notices.channelsOf(user.id), 'email', address);
    if (
      !codesPerUser.take(user.id) ||
      !codesPerAddress.take(address.toLowerCase()) ||
      !codes.take()
    )
      throw new HttpProblem(429, 'too-many', 'Too many codes were sent; please wait an hour.');
    const { language } = await habitsOf(user.id);
    const { channel, delivery } = await emailCodes.begin(user.id, address, language);
    if (delivery.kind !== 'delivered') {
      await store.notices.removeChannel(channel.id);
      throw new HttpProblem(502, 'mail-failed', 'The e-mail could not be sent.');
    }
    return reply.code(201).send(aboutChannel(channel));
  });

  app.post<WithId>('/api/me/notices/channels/:id/code', often, async (request) => {
    const channel = await ownChannel(request);
    const confirmed = await emailCodes?.confirm(channel, bodyOf(codeBody, request).code);
    if (confirmed === undefined)
      throw new HttpProblem(403, 'wrong-code', 'That is not the code, or it is too old.');
    return aboutChannel(confirmed);
  });

  app.post<WithId>('/api/me/notices/channels/:id/test', often, async (request) => {
    const channel = await ownChannel(request);
    if (channel.code !== null)
      throw new HttpProblem(409, 'not-confirmed', 'Please type in the code first.');
    if (!testsPerUser.take(channel.user))
      throw new HttpProblem(429, 'too-many', 'Too many tests; please wait a minute.');
    const { language } = await habitsOf(channel.user);
    const delivery = await notices.sender.sendNow(channel, notices.composer.test(language));
    return delivery.kind === 'delivered'
      ? { delivered: true, failure: null }
      : { delivered: false, failure: delivery.failure };
  });

  app.patch<WithId>('/api/me/notices/channels/:id', async (request) => {
    const channel = await ownChannel(request);
    const { on: isOn } = bodyOf(onBody, request);
    const changed = { ...channel, isOn, failure: null, failedAt: null };
    await store.notices.updateChannel(changed);
    return aboutChannel(changed);
  });

  app.delete<WithId>('/api/me/notices/channels/:id', async (request, reply) => {
    await store.notices.removeChannel((await ownChannel(request)).id);
    return reply.code(204).send();
  });

  const seatedAt = async (request: FastifyRequest<WithId>): Promise<[MatchRow, string]> => {
    const { user } = await visitors.mustFind(request);
    const match = await store.matchById(request.params.id);
    if (match === undefined || seatIn(match, user.id) === undefined)
      throw new HttpProblem(403, 'not-seated', 'You have no seat in this match.');
    return [match, user.id];
  };

  app.get<WithId>('/api/matches/:id/notices', async (request) => {
    const [match, user] = await seatedAt(request);
    const channels = await store.notices.channelsOf(user);
    const reachable = channels.some(({ isOn, code }) => isOn && code === null);
    return { on: !(await store.notices.look(match.id, user)).muted, reachable };
  });

  app.put<WithId>('/api/matches/:id/notices', async (request) => {
    const [match, user] = await seatedAt(request);
    const { on } = bodyOf(onBody, request);
    await store.notices.mute(match.id, user, !on);
    return { on };
  });

  void app.register(async (stop) => {
    // Mail programs say this with a form of one field, of which nothing needs to be read.
    stop.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, {}));
    });
    stop.post<{ Params: { token: string } }>(
      '/api/notices/stop/:token',
      often,
      async (request, reply) => {
        const channel = await store.notices.channelByStopToken(request.params.token);
        if (channel === undefined) throw noSuchChannel();
        await store.notices.updateChannel({ ...channel, isOn: false });
        return reply.code(204).send();
      },
    );
  });
}

const noSuchChannel = (): HttpProblem =>
  new HttpProblem(404, 'no-such-channel', 'There is no such channel.');

const badAddress = (): HttpProblem =>
  new HttpProblem(400, 'bad-address', 'Notices can’t be sent to that address.');

function refuseTooMany(all: readonly ChannelRow[], kind: ChannelKind, address: string): void {
  const others = all.filter((each) => each.kind === kind && each.address !== address);
  if (others.length >= MOST_OF_A_KIND[kind])
    throw new HttpProblem(409, 'too-many-channels', 'There are enough of these already.');
}

/** What its owner is told of a channel. Addresses of webhooks and browsers are keys, so only a label comes back. */
function aboutChannel(channel: ChannelRow, session?: string) {
  const { id, kind, label, isOn, createdAt, failure, failedAt, code, sessionHash } = channel;
  return {
    id,
    kind,
    label,
    isOn,
    confirmed: code === null,
    here: sessionHash !== null && sessionHash === session,
    createdAt,
    failure,
    failedAt,
  };
}

function aboutFailure({ kind, channelKind, match, failure, tries, state, ...row }: NoticeRow) {
  const willRetry = state === 'waiting' || state === 'sending';
  const at = row.settledAt ?? row.madeAt;
  return { kind, channel: channelKind, match: match || null, failure, tries, at, willRetry };
}
