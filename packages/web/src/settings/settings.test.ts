import { expect, it } from 'vitest';
import { firstKnown } from './settings.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['xx', 'de', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['xx-CH', 'yy'], 'en'],
  [['deu'], 'en'],
  [[], 'en'],
] as const)('speaks to a reader of %j in %s', (tags, known) => {
  expect(firstKnown(tags)).toBe(known);
});
