// `npm run openapi`: writes the document from the contract.
import { writeFileSync } from 'node:fs';
import { openapi } from './openapi.ts';

const FILE = new URL('../../../docs/openapi.json', import.meta.url);
writeFileSync(FILE, `${JSON.stringify(openapi(), null, 2)}\n`);
