import { signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { Language } from '@roundhouse/protocol/languages';

/** Words in the reader's language. English is always there; another language is loaded before it is shown. */
export interface Catalog<Words> {
  (): Words;
  load(wanted: Language): Promise<void>;
}

type Loaders<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>;

const catalogs: Catalog<unknown>[] = [];

/** A catalog from its English words and loaders of the same words in other languages. */
export function catalog<Words>(english: Words, others: Loaders<Words>): Catalog<Words> {
  const loaded = signal<ReadonlyMap<Language, Words>>(new Map([['en', english]]));
  const words = (): Words => loaded.value.get(language.value) ?? english;
  const made = Object.assign(words, {
    async load(wanted: Language): Promise<void> {
      if (wanted === 'en' || loaded.peek().has(wanted)) return;
      const found = await others[wanted]();
      loaded.value = new Map([...loaded.peek(), [wanted, found]]);
    },
  });
  catalogs.push(made);
  return made;
}

/** Loads these words of every catalog there is. What can't be loaded stays English, and is tried again next time. */
export async function loadWords(wanted: Language = language.peek()): Promise<void> {
  await Promise.allSettled(catalogs.map((each) => each.load(wanted)));
}
