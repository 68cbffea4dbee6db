import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of PostgreSQL and NATS on this machine, to be run apart from its own services. */
export interface Binaries {
  /** The folder with initdb and postgres. */
  readonly postgres: string;
  readonly nats: string;
}

const POSTGRES_FOLDERS = '/usr/lib/postgresql';
const SYSTEM_FOLDERS = ['/usr/local/bin', '/usr/sbin', '/usr/local/sbin'];

/** Finds them, or says in words what is missing. */
export function findBinaries(): Binaries | { readonly missing: string } {
  const postgres = postgresFolders().find((folder) => existsSync(join(folder, 'initdb')));
  const nats = paths()
    .map((folder) => join(folder, 'nats-server'))
    .find((file) => existsSync(file));
  if (postgres !== undefined && nats !== undefined) return { postgres, nats };
  const missing = [
    ...(postgres === undefined ? ['PostgreSQL (initdb)'] : []),
    ...(nats === undefined ? ['nats-server'] : []),
  ];
  return { missing: missing.join(' and ') };
}

function paths(): string[] {
  return [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
}

/** The newest version first. */
function postgresFolders(): string[] {
  const versions = existsSync(POSTGRES_FOLDERS) ? readdirSync(POSTGRES_FOLDERS) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  return [...newestFirst.map((version) => join(POSTGRES_FOLDERS, version, 'bin')), ...paths()];
}
