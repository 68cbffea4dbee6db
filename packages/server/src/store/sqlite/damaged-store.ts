import { dirname } from 'node:path';
import { inspect } from './inspect.ts';

/** Files of a store are damaged. They were left as they are. */
export class DamagedStore extends Error {
  constructor(file: string, findings: readonly string[]) {
    const folder = dirname(file);
    const [first, ...more] = findings;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    super(
      `the data in ${folder} is damaged: ${first}${others}; 'roundhouse repair --data ${folder}' says what can be saved, ` +
        `'roundhouse restore' puts a backup in its place, and 'roundhouse serve --accept-loss' starts with what is left`,
    );
    this.name = 'DamagedStore';
  }
}

/** Fails if something is wrong with a database that nobody has open. */
export function refuseDamage(file: string): void {
  const { findings } = inspect(file);
  if (findings.length > 0) throw new DamagedStore(file, findings);
}
