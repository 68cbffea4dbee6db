import { hash, verify } from '@node-rs/argon2';
import { FairWork } from '../base/fair-work.ts';

/** argon2id with the memory and time that OWASP recommends. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes long, and on the threads that also write moves to disk: two of four are left to them. */
const queue = new FairWork({ atOnce: 2, waitingForEach: 4, waitingForAll: 64 });

/** Verified against when there is no such user, so that the answer takes as long. */
export const NO_PASSWORD = await hash('', ARGON2);

/** The hash to keep; `address` is whose turn it is. */
export function hashPassword(password: string, address: string): Promise<string> {
  return queue.run(address, () => hash(password, ARGON2));
}

export function isPassword(hashed: string, password: string, address: string): Promise<boolean> {
  return queue.run(address, () => verify(hashed, password));
}
