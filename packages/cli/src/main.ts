#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node makes of the sources is kept beside them, and never where somebody else may write; where nobody may, it is made anew.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/roundhouse'));
const { runProcess } = await import('./run-process.ts');
const { CATALOGUE } = await import('./catalogue.ts');
await runProcess(CATALOGUE);
