import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { IncomingMessage } from 'node:http';

/** Proxies in front: how many there are, or where. */
export type TrustedProxies = number | readonly string[];

/** Whether what the machine at this address forwards is believed; hop 0 is whoever connects to us. */
export type Trust = (address: string, hop: number) => boolean;

/** An IPv6 household has this many bits of its own to choose addresses from. */
const IPV6_NETWORK = 64;

export function trustOf(proxies: TrustedProxies = []): Trust {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  return proxies.length === 0 ? () => false : proxyAddress.compile([...proxies]);
}

/** Addresses that count as one visitor's have one spelling. */
export const networkOf = (address: string): string => normalizeIP(address, IPV6_NETWORK);

/** Where a request comes from that the framework doesn't see, computed as it would. */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  networkOf(proxyAddress(request, trust));

/** Which host such a request was sent to, likewise. */
export function hostOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const forwarded = String(headers['x-forwarded-host'] ?? '');
  const isBelieved = forwarded !== '' && trust(socket.remoteAddress ?? '', 0);
  return isBelieved ? (forwarded.split(',').at(-1) ?? '').trim() : (headers.host ?? '');
}
