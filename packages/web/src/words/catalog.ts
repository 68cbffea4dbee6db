import { language } from '../settings.ts';
import type { Language } from '../settings.ts';

/** Words in the reader's language. English is always there; another language is loaded before it is shown. */
export interface Catalog<Words> {
  (): Words;
  load(wanted: Language): Promise<void>;
}

export type Loaders<Words> = Partial<Record<Exclude<Language, 'en'>, () => Promise<Words>>>;

/** A catalog from its English words and loaders of the same words in other languages. */
export function catalog<Words>(english: Words, others: Loaders<Words> = {}): Catalog<Words> {
  const loaded = new Map<Language, Words>([['en', english]]);
  const words = (): Words => loaded.get(language.value) ?? english;
  return Object.assign(words, {
    async load(wanted: Language): Promise<void> {
      if (wanted === 'en' || loaded.has(wanted)) return;
      const found = await others[wanted]?.();
      if (found !== undefined) loaded.set(wanted, found);
    },
  });
}
