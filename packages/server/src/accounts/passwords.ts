import { hash, verify } from '@node-rs/argon2';
import { Queue } from '../queue.ts';

/** argon2id with the memory and time that OWASP recommends. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One after another: hashing takes long, and on threads that also write moves to disk. */
const queue = new Queue();

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, ARGON2));
}

export function isPassword(hashed: string, password: string): Promise<boolean> {
  return queue.run(() => verify(hashed, password));
}
