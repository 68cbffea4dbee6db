import { notifications } from '@roundhouse/protocol';
import type { Channel, ChannelKind } from '@roundhouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { newId, newToken } from '../base/tokens.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import { TokenBucket, TokenBuckets } from '../base/token-bucket.ts';
import type { EmailCodes } from '../notifications/email-codes.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { ChannelRow } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import { aboutChannel } from './about-channel.ts';
import { habitsOf } from './notification-routes.ts';
import { HttpProblem } from './problem.ts';
import { serveAt, serveWith } from './serve-operation.ts';
import type { Serve } from './serve-operation.ts';
import type { Visitors } from './visitors.ts';

const OFTEN = perMinute(20);
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

interface ChannelRoutesInput {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly notices: Notices;
  /** Undefined where the host has no mail server. */
  readonly emailCodes: EmailCodes | undefined;
  readonly limits: Limits;
  readonly now: () => number;
}

/** The ways by which a person is reached: added, confirmed, tried, turned off and removed. */
export function channelRoutes(serve: Serve, input: ChannelRoutesInput): void {
  const { accounts, store, notices, emailCodes, limits, now } = input;
  const serveOften = serveWith(serve, OFTEN);
  // An address that somebody else typed in must not be flooded, however many guests do it.
  const codesPerUser = new TokenBuckets({ perSecond: 5 / 3600, burst: 5 });
  const codesPerAddress = new TokenBuckets({ perSecond: 3 / 3600, burst: 3 });
  const codes = new TokenBucket({ perSecond: limits.codes / 3600, burst: limits.codes });
  const testsPerUser = new TokenBuckets({ perSecond: 5 / 60, burst: 5 });

  const ownChannel = async ({ user }: Visitor, id: string): Promise<ChannelRow> => {
    const channel = await store.notices.channelById(id);
    if (channel === undefined || channel.user !== user.id) throw new HttpProblem('no-such-channel');
    return channel;
  };

  const add = async (
    { user }: Visitor,
    channel: Pick<ChannelRow, 'kind' | 'address' | 'keys' | 'label' | 'sessionHash'>,
  ): Promise<Channel> => {
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

  serveOften(notifications.addPush, async ({ visitor, body: { endpoint: address, keys } }) => {
    if (!notices.outgoing.allows(address)) throw new HttpProblem('bad-address');
    const { tokenHash: sessionHash, label } = visitor.session;
    return add(visitor, { kind: 'push', address, keys, label, sessionHash });
  });

  serveOften(
    notifications.renewPush,
    async ({ visitor: { user, session }, body: { endpoint: address, keys } }) => {
      const channels = await store.notices.channelsOf(user.id);
      const here = channels.find(
        ({ kind, sessionHash }) => kind === 'push' && sessionHash === session.tokenHash,
      );
      // Nobody is told by a browser without having asked for it.
      if (here === undefined) throw new HttpProblem('no-such-channel');
      if (!notices.outgoing.allows(address)) throw new HttpProblem('bad-address');
      await store.notices.moveChannel(here.id, { address, keys });
      return aboutChannel({ ...here, failure: null, failedAt: null }, session.tokenHash);
    },
  );

  serveOften(notifications.addWebhook, async ({ visitor, body: { kind, url: address } }) => {
    const { hostname: label } = new URL(address);
    if (!notices.outgoing.allows(address) || HOSTS[kind]?.test(label) === false)
      throw new HttpProblem('bad-address');
    return add(visitor, { kind, address, keys: null, label, sessionHash: null });
  });

  serveOften(notifications.addEmail, async ({ visitor: { user }, body: { address } }) => {
    if (emailCodes === undefined) throw new HttpProblem('no-mail');
    if (await accounts.isGuest(user)) throw new HttpProblem('needs-account');
    refuseTooMany(await store.notices.channelsOf(user.id), 'email', address);
    if (
      !codesPerUser.take(user.id) ||
      !codesPerAddress.take(address.toLowerCase()) ||
      !codes.take()
    )
      throw tooMany('Too many codes were sent; please wait an hour.');
    const { language } = await habitsOf(store, user.id);
    const { channel, delivery } = await emailCodes.begin(user.id, address, language);
    if (delivery.kind !== 'delivered') {
      await store.notices.removeChannel(channel.id);
      throw new HttpProblem('mail-failed');
    }
    return aboutChannel(channel);
  });

  serveOften(notifications.confirm, async ({ visitor, params, body }) => {
    const channel = await ownChannel(visitor, params.id);
    const confirmed = await emailCodes?.confirm(channel, body.code);
    if (confirmed === undefined) throw new HttpProblem('wrong-code');
    return aboutChannel(confirmed);
  });

  serveOften(notifications.test, async ({ visitor, params }) => {
    const channel = await ownChannel(visitor, params.id);
    if (channel.code !== null) throw new HttpProblem('not-confirmed');
    if (!testsPerUser.take(channel.user)) throw tooMany('Too many tests; please wait a minute.');
    const { language } = await habitsOf(store, channel.user);
    const delivery = await notices.sender.sendNow(channel, notices.composer.test(language));
    return delivery.kind === 'delivered'
      ? { delivered: true, failure: null }
      : { delivered: false, failure: delivery.failure };
  });

  serve(notifications.turn, async ({ visitor, params, body }) => {
    const channel = await ownChannel(visitor, params.id);
    const changed = { ...channel, isOn: body.on, failure: null, failedAt: null };
    await store.notices.updateChannel(changed);
    return aboutChannel(changed);
  });

  serve(notifications.removeChannel, async ({ visitor, params }) => {
    await store.notices.removeChannel((await ownChannel(visitor, params.id)).id);
    await accounts.forgetLinks(visitor.user);
    return undefined;
  });
}

/** The link in each e-mail that turns its channel off. */
export function stopRoute(app: FastifyInstance, visitors: Visitors, store: Store): void {
  void app.register(async (stop) => {
    // Mail programs say this with a form of one field, of which nothing needs to be read.
    stop.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, {}));
    });
    const answer = async ({ params }: { params: { token: string } }): Promise<undefined> => {
      const channel = await store.notices.channelByStopToken(params.token);
      if (channel === undefined) throw new HttpProblem('no-such-channel');
      await store.notices.updateChannel({ ...channel, isOn: false });
      return undefined;
    };
    serveAt(stop, visitors)(notifications.stop, answer, OFTEN);
  });
}

const tooMany = (message: string): HttpProblem => new HttpProblem('too-many', { message });

function refuseTooMany(all: readonly ChannelRow[], kind: ChannelKind, address: string): void {
  const others = all.filter((each) => each.kind === kind && each.address !== address);
  if (others.length >= MOST_OF_A_KIND[kind]) throw new HttpProblem('too-many-channels');
}
