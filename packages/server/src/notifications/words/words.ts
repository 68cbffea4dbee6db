import { de } from './de.ts';
import { en } from './en.ts';
import type { NoticeWords } from './en.ts';

export const NOTICE_LANGUAGES = ['en', 'de'] as const;
const WORDS: Readonly<Record<string, NoticeWords>> = { en, de };

/** The words of a language; English where there are none. */
export const noticeWords = (language: string): NoticeWords => WORDS[language] ?? en;

/** "Ada, Bea and a bot", by the habits of the language. */
export function listOf(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
