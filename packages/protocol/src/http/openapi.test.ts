import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openapi } from '../../tools/openapi.ts';

it('docs/openapi.json is what the contract says: `npm run openapi` writes it', () => {
  const file = new URL('../../../../docs/openapi.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapi())));
});
