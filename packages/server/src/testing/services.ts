import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';

export const DATABASE_URL =
  process.env['ROUNDHOUSE_TEST_DATABASE'] ?? 'postgres://postgres@127.0.0.1:5432/test';
export const NATS_URL = process.env['ROUNDHOUSE_TEST_NATS'] ?? 'nats://127.0.0.1:4222';

/** Long, for busy machines: where nothing listens, that is known at once. */
const LONGEST_WAIT = 30_000;

/** Runs a statement on the database for tests; false if there is none. */
export async function inDatabase(text: string): Promise<boolean> {
  const client = new Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: LONGEST_WAIT,
  });
  try {
    await client.connect();
    await client.query(text);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function answersNats(): Promise<boolean> {
  const connection = await connect({ servers: NATS_URL, timeout: LONGEST_WAIT }).catch(
    () => undefined,
  );
  await connection?.close();
  return connection !== undefined;
}

/** Whether PostgreSQL, and NATS where it is wanted, are there. If not, the tests are skipped and say so; CI demands them. */
export async function servicesAnswer(what: string, wanted: { nats: boolean }): Promise<boolean> {
  const missing = [];
  if (!(await inDatabase('SELECT 1'))) missing.push('PostgreSQL');
  if (wanted.nats && !(await answersNats())) missing.push('NATS');
  if (missing.length === 0) return true;
  const problem = `${missing.join(' and ')} can't be reached`;
  if (process.env['ROUNDHOUSE_TEST'] === 'all') throw new Error(`${problem}, and is demanded here`);
  console.warn(`${problem}: ${what} is skipped`);
  return false;
}
