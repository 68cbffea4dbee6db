import { networkInterfaces } from 'node:os';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
/** This machine, as a host to listen on or as where somebody comes from. */
export const LOOPBACK = /^(?:127\.|localhost$|::1$|::ffff:127\.)/;

/** What to type into a browser; the usual port is left out. */
export function originOf(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

/** The port of an address, also of one that leaves the usual one out. */
export function portOf(address: string): number {
  const { port } = new URL(address);
  return port === '' ? 80 : Number(port);
}

/** Where other devices of the same network find what listens on this host; nowhere, if that is this machine only. */
export function addressesFor(host: string, port: number): string[] {
  if (LOOPBACK.test(host)) return [];
  if (!EVERYWHERE.includes(host)) return [originOf(host, port)];
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => originOf(address, port));
}
