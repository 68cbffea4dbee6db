import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** Where NATS is, as its client wants to know it. Throws a sentence if the address can't be read. */
export function parseNatsAddress(
  text: string,
): Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> {
  const urls = text.split(',').map((each) => {
    const url = URL.canParse(each.trim()) ? new URL(each.trim()) : undefined;
    if (url === undefined || !['nats:', 'tls:'].includes(url.protocol) || url.host === '')
      throw new Error('the address of NATS must look like nats://host:4222');
    return url;
  });
  const [first] = urls;
  const [user, pass] = [first?.username ?? '', first?.password ?? ''].map(decodeURIComponent);
  return {
    servers: urls.map(({ host }) => host),
    ...(user ? { user, pass: pass ?? '' } : {}),
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
  };
}
