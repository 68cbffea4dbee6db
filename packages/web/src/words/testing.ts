import { LANGUAGE_TAGS } from '@roundhouse/protocol/languages';
import type { Language } from '@roundhouse/protocol/languages';

/** The same words for every language, for catalogs of tests. */
export const inEvery = <Words>(load: () => Promise<Words>): Record<Language, typeof load> =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, load])) as Record<Language, typeof load>;
