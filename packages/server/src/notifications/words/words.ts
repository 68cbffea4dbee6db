import type { Language } from '@roundhouse/protocol/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import type { NoticeWords } from './en.ts';

const WORDS: Readonly<Record<Language, NoticeWords>> = { en, de };

export const noticeWords = (language: Language): NoticeWords => WORDS[language];

/** "Ada, Bea and a bot", by the habits of the language. */
export function listOf(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
