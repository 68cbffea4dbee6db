import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** What home networks put behind a machine's name; nobody can register these. */
const HOME_ENDINGS = ['', '.local', '.lan', '.home', '.home.arpa', '.internal', '.localdomain'];

/**
 * The names by which this server is reached. A page elsewhere can point a name of its own at this machine and then read what the
 * server answers, so other names are refused. It can't do that with an address in figures: those are always fine.
 */
export class SiteNames {
  private readonly names = new Set(['localhost']);

  constructor(names: readonly string[]) {
    const machine = hostname().replace(/\.local$/i, '');
    for (const ending of HOME_ENDINGS) this.add(`${machine}${ending}`);
    for (const name of names) this.add(name);
  }

  /** Adds a name, or the one in an address such as `https://play.example.org`. */
  add(name: string): void {
    const plain = nameIn(name.replace(/^https?:\/\//, ''));
    if (plain !== undefined) this.names.add(plain);
  }

  /** Whether a Host header names this server. */
  includes(host: string): boolean {
    const name = nameIn(host);
    if (name === undefined) return false;
    return isIP(name) !== 0 || name.endsWith('.localhost') || this.names.has(name);
  }
}

/** The name of a host as browsers compare it, without its port. */
function nameIn(host: string): string | undefined {
  const bracketed = isIP(host) === 6 ? `[${host}]` : host;
  if (!/^[^/?#@\\\s]+$/.test(bracketed) || !URL.canParse(`http://${bracketed}`)) return undefined;
  return new URL(`http://${bracketed}`).hostname.replace(/^\[|\]$|\.$/g, '');
}
