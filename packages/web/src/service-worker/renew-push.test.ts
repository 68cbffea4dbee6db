import { expect, it } from 'vitest';
import { renew } from './renew-push.ts';

const key = new Uint8Array([4, 1, 2]).buffer;
const subscriptionAt = (endpoint: string): PushSubscription =>
  ({
    options: { userVisibleOnly: true, applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription;

/** A browser that gives out one more subscription. */
function browser() {
  const wanted: unknown[] = [];
  const sent: [string, { readonly body: string }][] = [];
  return {
    wanted,
    sent,
    pushManager: {
      subscribe: async (options?: PushSubscriptionOptionsInit) => {
        wanted.push(options);
        return subscriptionAt('https://push.example/again');
      },
    },
    fetch: async (address: string, request: { readonly body: string }) =>
      void sent.push([address, request]),
  };
}

const toldBy = (request: { readonly body: string } | undefined): unknown =>
  JSON.parse(request?.body ?? 'null') as unknown;

it('passes on the subscription that the browser brings', async () => {
  const { wanted, sent, ...around } = browser();
  const newSubscription = subscriptionAt('https://push.example/new');
  await renew(
    { oldSubscription: subscriptionAt('https://push.example/old'), newSubscription },
    around,
  );
  expect(wanted).toEqual([]);
  expect(sent).toMatchObject([['/api/me/notices/push', { method: 'PUT' }]]);
  expect(toldBy(sent[0]?.[1])).toEqual({
    endpoint: 'https://push.example/new',
    keys: { p256dh: 'p', auth: 'a' },
  });
});

it('asks for another one for the same server, where the browser brings none', async () => {
  const { wanted, sent, ...around } = browser();
  const oldSubscription = subscriptionAt('https://push.example/old');
  await renew({ oldSubscription, newSubscription: null }, around);
  expect(wanted).toEqual([{ userVisibleOnly: true, applicationServerKey: key }]);
  expect(toldBy(sent[0]?.[1])).toMatchObject({ endpoint: 'https://push.example/again' });
});

it('says nothing where nothing is known', async () => {
  const { wanted, sent, ...around } = browser();
  await renew({ oldSubscription: null, newSubscription: null }, around);
  expect([wanted, sent]).toEqual([[], []]);
});
