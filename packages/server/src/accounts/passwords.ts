import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory and time that OWASP recommends. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let last: Promise<unknown> = Promise.resolve();

/** One after another: hashing takes long, and on threads that also write moves to disk. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2));
}

export function isPassword(hashed: string, password: string): Promise<boolean> {
  return inTurn(() => verify(hashed, password));
}
