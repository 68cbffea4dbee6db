import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file. It goes when they and all that is ended after them are through. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
