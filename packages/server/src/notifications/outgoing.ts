import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Failure } from '@roundhouse/protocol';
import { isPublicAddress } from './public-address.ts';

const LONGEST_WAIT = 10_000;
const MOST_ANSWER = 16 * 1024;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** What the other side said, or that nothing reached it, or that nobody knows. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: number | null }
  | { readonly kind: 'unsent'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure };

interface OutgoingInput {
  /** Whether http to this machine is allowed too: for tests and for trying things out. */
  readonly toLocalhost: boolean;
  readonly longestWait?: number;
}

/**
 * Posts to addresses that people gave us. They lead only to https on the open internet: what a name resolves to is checked
 * on the very connection that is used, redirects are not followed, and nobody may keep us waiting or talk for long.
 */
export class Outgoing {
  private readonly input: OutgoingInput;

  constructor(input: OutgoingInput) {
    this.input = input;
  }

  /** Whether this address can be posted to at all; where its name leads is seen only then. */
  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return false;
    if (this.isLocal(url)) return true;
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
  }

  post(address: string, headers: OutgoingHttpHeaders, body: string | Buffer): Promise<Posted> {
    if (!this.allows(address))
      return Promise.resolve({ kind: 'unsent', failure: { code: 'private-address' } });
    const url = new URL(address);
    const isSecure = url.protocol === 'https:';
    return new Promise((done) => {
      let reached = false;
      const failed = (error: unknown): void =>
        done({
          kind: reached ? 'unknown' : 'unsent',
          failure: reached ? { code: 'no-answer' } : failureOf(error),
        });
      const request = (isSecure ? httpsRequest : httpRequest)(url, {
        method: 'POST',
        agent: false,
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(this.input.longestWait ?? LONGEST_WAIT),
        ...(this.isLocal(url) ? {} : { lookup: publicLookup }),
      });
      request.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          reached = true;
        });
      });
      request.once('error', failed);
      request.once('response', (response) => {
        readLittle(response, failed, () =>
          done({
            kind: 'answered',
            status: response.statusCode ?? 0,
            retryAfter: retryAfterOf(response),
          }),
        );
      });
      request.end(body);
    });
  }

  private isLocal({ protocol, hostname }: URL): boolean {
    return this.input.toLocalhost && protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
  }
}

/** The status is the answer; what else is said is not kept, and cut off when it gets long. */
function readLittle(
  response: IncomingMessage,
  failed: (error: unknown) => void,
  read: () => void,
): void {
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_ANSWER) return;
    read();
    response.destroy();
  });
  response.once('end', read);
  response.once('error', failed);
}

/** Resolves a name, unless any of its addresses is on this machine or in its network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress(), '');
    const [first] = addresses;
    return options.all === true
      ? callback(null, addresses)
      : callback(null, first?.address ?? '', first?.family ?? 4);
  });
};

class PrivateAddress extends Error {}

function failureOf(error: unknown): Failure {
  if (error instanceof PrivateAddress) return { code: 'private-address' };
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  if (/CERT|TLS|SIGNATURE|SSL/.test(code)) return { code: 'certificate' };
  return { code: 'unreachable' };
}

/** Milliseconds until we may come again, if it was said in seconds. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const given = headers['retry-after'] ?? '';
  return /^[0-9]{1,6}(\.[0-9]+)?$/.test(given) ? Number(given) * 1000 : null;
}
