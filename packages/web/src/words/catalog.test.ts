import { afterEach, expect, it } from 'vitest';
import { language } from '../settings/settings.ts';
import { catalog, loadWords } from './catalog.ts';
import { inEvery } from './testing.ts';

afterEach(() => {
  language.value = 'en';
});

it('speaks English until another language is loaded', async () => {
  const words = catalog(
    { hello: 'Hello' },
    inEvery(async () => ({ hello: 'Guten Tag' })),
  );
  language.value = 'de';
  expect(words().hello).toBe('Hello');
  await loadWords();
  expect(words().hello).toBe('Guten Tag');
  language.value = 'en';
  expect(words().hello).toBe('Hello');
});

it('stays English where words can’t be loaded, and tries again', async () => {
  let online = false;
  const words = catalog(
    { hello: 'Hello' },
    inEvery(async () => {
      if (!online) throw new Error('offline');
      return { hello: 'Guten Tag' };
    }),
  );
  language.value = 'de';
  await loadWords();
  expect(words().hello).toBe('Hello');
  online = true;
  await loadWords();
  expect(words().hello).toBe('Guten Tag');
});
