/** The languages that people are spoken to in: what each calls itself, and its kind where a reader's browser names none. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
} as const;
export type Language = keyof typeof LANGUAGES;

/** English first: it is spoken where nobody knows better. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];
