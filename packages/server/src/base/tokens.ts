import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id that can't be guessed: 128 bits. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** A seed for a match: 128 bits from the platform's generator. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** SHA-256, hexadecimal. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
