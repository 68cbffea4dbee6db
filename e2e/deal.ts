import { createHash, randomUUID } from 'node:crypto';
import { test } from '@playwright/test';

const started = new Map<string, number>();

/**
 * A name for the next deal of the running test: its own, and the same in every run, so that every run sees the same
 * tables. `E2E_DEAL=<word>` gives every test other deals, `E2E_DEAL=random` new ones in every run.
 */
export function nextDeal(): string {
  const { testId, titlePath } = test.info();
  const nth = (started.get(testId) ?? 0) + 1;
  started.set(testId, nth);
  const word = process.env['E2E_DEAL'] ?? '';
  const mixed = word === 'random' ? randomUUID() : word;
  return dealNamed(`${titlePath.join(' ')} ${nth} ${mixed}`);
}

/** A deal for any text. */
const dealNamed = (text: string): string =>
  `e2e-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
