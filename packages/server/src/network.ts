import { networkInterfaces } from 'node:os';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
/** This machine, as a host to listen on or as where somebody comes from. */
export const LOOPBACK = /^(?:127\.|localhost$|::1$|::ffff:127\.)/;

/** Where other devices of the same network find what listens on this host; nowhere, if that is this machine only. */
export function addressesFor(host: string, port: number): string[] {
  if (LOOPBACK.test(host)) return [];
  if (!EVERYWHERE.includes(host)) return [`http://${host}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
