import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Endpoint } from '../testing/endpoint.ts';
import { deliveryOf } from './delivery.ts';
import { Outgoing } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';

const endpoint = new Endpoint();
let address: string;
beforeAll(async () => {
  address = await endpoint.start();
});
afterAll(() => endpoint.stop());

describe('addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '100.63.0.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])(
    '%s is on the internet',
    (each) => {
      expect(isPublicAddress(each)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'ff02::1',
    'not an address',
  ])('%s is not', (each) => {
    expect(isPublicAddress(each)).toBe(false);
  });
});

describe('what people give us as an address', () => {
  const outgoing = new Outgoing({ toLocalhost: false });

  it.each(['https://example.org/hook', 'https://example.org:8443/', 'https://1.1.1.1/'])(
    'may be %s',
    (each) => {
      expect(outgoing.allows(each)).toBe(true);
    },
  );

  it.each([
    'http://example.org/hook',
    'http://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://user:secret@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'nonsense',
  ])('may not be %s', async (each) => {
    expect(outgoing.allows(each)).toBe(false);
    expect(await outgoing.post(each, {}, '')).toEqual({
      kind: 'unsent',
      failure: { code: 'private-address' },
    });
  });

  it('is not posted to if its name leads to this machine', async () => {
    expect(outgoing.allows('https://localhost/')).toBe(true);
    expect(await outgoing.post('https://localhost/', {}, '')).toEqual({
      kind: 'unsent',
      failure: { code: 'private-address' },
    });
  });

  it('is not on this machine even in tests, unless it says so plainly', () => {
    const local = new Outgoing({ toLocalhost: true });
    expect(local.allows(address)).toBe(true);
    expect(local.allows('http://192.168.0.1/')).toBe(false);
    expect(local.allows('https://127.0.0.1/')).toBe(false);
    expect(local.allows('http://localhost.example.org/')).toBe(false);
  });
});

describe('posting', () => {
  const outgoing = new Outgoing({ toLocalhost: true, longestWait: 300 });

  it('tells the status, and follows no redirect', async () => {
    endpoint.answers.push(302);
    endpoint.headers['location'] = `${address}/elsewhere`;
    const posted = await outgoing.post(`${address}/hook`, { 'x-test': 'yes' }, 'hello');
    expect(posted).toEqual({ kind: 'answered', status: 302, retryAfter: null });
    expect(deliveryOf(posted)).toEqual({
      kind: 'failed',
      failure: { code: 'answered', status: 302 },
    });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(endpoint.received[0]?.headers['x-test']).toBe('yes');
    expect(endpoint.received[0]?.body.toString()).toBe('hello');
  });

  it('says that nothing was sent where nobody listens', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => {
      gone.listen(0, '127.0.0.1', resolve);
    });
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => {
      gone.close(resolve);
    });
    expect(await outgoing.post(`http://127.0.0.1:${port}/`, {}, '')).toEqual({
      kind: 'unsent',
      failure: { code: 'unreachable' },
    });
  });

  it('does not wait for ever, and says that it may have arrived', async () => {
    endpoint.slowness = 2000;
    const posted = await outgoing.post(address, {}, 'slow');
    endpoint.slowness = 0;
    expect(posted).toEqual({ kind: 'unknown', failure: { code: 'no-answer' } });
    expect(deliveryOf(posted).kind).toBe('failed');
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [400, 'failed'],
    [403, 'failed'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
  ])('%i means %s', (status, kind) => {
    expect(deliveryOf({ kind: 'answered', status, retryAfter: null }).kind).toBe(kind);
  });

  it('comes again no sooner than it was told', async () => {
    endpoint.answers.push(429);
    endpoint.headers['retry-after'] = '90';
    expect(deliveryOf(await outgoing.post(address, {}, ''))).toMatchObject({ after: 90_000 });
  });
});
