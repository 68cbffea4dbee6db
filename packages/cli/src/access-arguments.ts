import type { ServeOptions } from '@roundhouse/server';
import { isIP } from 'node:net';
import { UsageError } from './command.ts';
import type { Flags } from './command.ts';
import { readTextFile } from './text-file.ts';

const METRICS_HOST = '127.0.0.1';
/** Networks that have a name of their own. */
const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

/** Flags for who is let in, under which name, and who may see metrics. */
export const ACCESS_FLAGS = {
  'trust-proxy': 'string',
  'allowed-hosts': 'string',
  'security-contact': 'string',
  'metrics-port': 'string',
  'metrics-host': 'string',
  'metrics-token-file': 'string',
} as const;

export const ACCESS_HELP = `  --trust-proxy WHICH trust proxies in front about a client's address, the host and https: their number (1) if this port can only be
                      reached through them, otherwise their addresses (10.0.0.2,192.168.7.0/24)
  --allowed-hosts NAMES  host names browsers may use for this server (play.example.org,games.lan), besides that of --public-url;
                      localhost, this machine's name and IP addresses are always allowed
  --security-contact URL  where to report a vulnerability (mailto:security@example.org), served as /.well-known/security.txt
  --metrics-port N    a separate port for GET /metrics in Prometheus format; without it there are no metrics
  --metrics-host H    the address of that port (${METRICS_HOST} by default)
  --metrics-token-file FILE  contains the token that requests for metrics must send (Authorization: Bearer …)`;

type AccessFlags = Flags<typeof ACCESS_FLAGS>;
type Access = Pick<ServeOptions, 'proxies' | 'allowedHosts' | 'securityContact' | 'metrics'>;

export function readAccess(flags: AccessFlags): Access {
  const proxies = flags['trust-proxy'];
  const contact = flags['security-contact'];
  const metrics = readMetrics(flags);
  return {
    ...(proxies === undefined ? {} : { proxies: readProxies(proxies) }),
    ...(contact === undefined ? {} : { securityContact: readContact(contact) }),
    ...(metrics === undefined ? {} : { metrics }),
    allowedHosts: listOf(flags['allowed-hosts']).map(readHostName),
  };
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readProxies(text: string): number | readonly string[] {
  if (/^[1-9][0-9]?$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const proxies = listOf(text);
  if (proxies.length > 0 && proxies.every(isNetwork)) return proxies;
  throw new UsageError(
    `--trust-proxy must be the number of proxies in front, such as 1, or their addresses, such as 10.0.0.2, not '${text}'`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (NETWORKS.includes(text)) return true;
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function readHostName(text: string): string {
  if (/^[^\s/:?#@*\\]+$/.test(text) && URL.canParse(`http://${text}`)) return text;
  throw new UsageError(`--allowed-hosts must be names such as play.example.org, not '${text}'`);
}

function readContact(text: string): string {
  if (URL.canParse(text) && /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/.test(text))
    return text;
  throw new UsageError(
    `--security-contact must be like mailto:security@example.org or https://…, not '${text}'`,
  );
}

function readMetrics(flags: AccessFlags): ServeOptions['metrics'] {
  const port = flags['metrics-port'];
  const file = flags['metrics-token-file'];
  if (port === undefined) {
    if (file === undefined && flags['metrics-host'] === undefined) return undefined;
    throw new UsageError('--metrics-host and --metrics-token-file need --metrics-port');
  }
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--metrics-port must be a number from 0 to 65535, not '${port}'`);
  const host = flags['metrics-host'] ?? METRICS_HOST;
  const names = listOf(flags['allowed-hosts']);
  return {
    port: Number(port),
    host,
    names,
    ...(file === undefined ? {} : { token: readToken(file) }),
  };
}

function readToken(file: string): string {
  const token = readTextFile(file).trim();
  if (/^[\x21-\x7e]{16,}$/.test(token)) return token;
  throw new UsageError(`${file} must contain a token of at least 16 letters, digits or signs`);
}
