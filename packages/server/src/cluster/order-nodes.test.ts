import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Nodes } from '../testing/nodes.ts';
import { servicesAnswer } from '../testing/services.ts';

const reachable = await servicesAnswer('peace and order on three nodes', { nats: true });

let nodes: Nodes;
beforeEach(async () => {
  nodes = await Nodes.create();
});
afterEach(() => nodes.remove());

async function watch(client: Client, match: string): Promise<void> {
  const seen = client.hears('table');
  client.send({ type: 'subscribe', match });
  await seen;
}

describe.skipIf(!reachable)('three nodes', () => {
  it('keep people apart, quiet and out, whichever of them is asked', async () => {
    const [a, b, c] = await Promise.all([
      nodes.start('nats'),
      nodes.start('nats'),
      nodes.start('nats'),
    ]);
    const ada = await nodes.guest(a, 'Ada');
    const bea = await nodes.guest(b, 'Bea');
    const cid = await nodes.guest(c, 'Cid');
    const table = { game: 'toll-road', seats: ['me', null, null], guestChat: true };
    const { id } = await ada.post('/api/matches', table);
    await bea.post(`/api/matches/${id}/join`, {});
    for (const client of [ada, bea, cid]) await watch(client, id);

    await cid.request('PUT', `/api/ties/${bea.user}`, { mutes: true });
    const [toAda, toCid] = [ada.hears('chat'), cid.hears('chat')];
    bea.send({ type: 'chat', match: id, id: 'c', text: 'unwelcome' });
    expect((await toAda).lines).toMatchObject([{ text: 'unwelcome' }]);
    expect((await toCid).lines).toMatchObject([{ text: '', gone: 'hidden' }]);

    await bea.request('PUT', `/api/ties/${cid.user}`, { blocks: true });
    expect(await cid.post(`/api/matches/${id}/join`, {})).toMatchObject({ error: 'not-allowed' });

    const grant = { actor: 'machine', subject: cid.user, act: 'grant', role: 'moderator' } as const;
    await a.store.order.act(grant, Date.now());
    const again = ada.hears('chat');
    await cid.post(`/api/order/matches/${id}/lines/1/remove`, {});
    expect((await again).lines).toMatchObject([{ number: 1, text: '', gone: 'removed' }]);

    const gone = bea.closed();
    const ban = { kind: 'ban', until: null, words: '' };
    await cid.request('PUT', `/api/order/users/${bea.user}/sanctions`, ban);
    expect(await gone).toBe(4401);
    for (const node of [a, b, c])
      expect(await bea.at(node.url).get('/api/matches/mine')).toMatchObject({
        error: 'unknown-visitor',
      });
    expect((await c.store.matchById(id))?.seats.map(({ user }) => user)).toEqual([
      ada.user,
      null,
      null,
    ]);
  });
});
