import { LANGUAGES } from '@roundhouse/protocol/languages';
import { signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { words } from './words.ts';
import type { Language } from '@roundhouse/protocol/languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Days that are counted back. */
const WEEK = 7;

/** The time, kept fresh so that what was "1 minute ago" does not stay so on a page that nobody touches. */
const now = signal(Date.now());
if (typeof window !== 'undefined') setInterval(() => (now.value = Date.now()), MINUTE / 2);

/** When something was, as the reader would say it: "5 minutes ago", "yesterday", or "15 Nov 2026". */
export const when = (time: number): string =>
  momentText(time, Math.max(now.value, Date.now()), localeFor(language.value));

/** The day of something that lasts: “23 Nov 2026”. */
export const dateOf = (time: number): string =>
  formatsOf(localeFor(language.value)).date.format(time);

/** A moment that is still to come: “23 Nov 2026, 14:00”. */
export const dateAndTime = (time: number): string =>
  formatsOf(localeFor(language.value)).minute.format(time);

/** The browser's own kind of a language (`en-GB` for English), or the house's where the browser has none. */
export function localeFor(spoken: Language, tags = browserTags()): string {
  return tags.find((tag) => tag.toLowerCase().split('-')[0] === spoken) ?? LANGUAGES[spoken].locale;
}

/** A moment of the last week by how long ago it was; an earlier one by its date. */
export function momentText(time: number, at: number, locale: string): string {
  const { ago, date } = formatsOf(locale);
  const past = Math.max(0, at - time);
  if (past < MINUTE) return words().justNow;
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), 'minute');
  const days = Math.round((midnight(at) - midnight(time)) / DAY);
  if (days <= 0 || past < DAY / 2) return ago.format(-Math.floor(past / HOUR), 'hour');
  return days < WEEK ? ago.format(-days, 'day') : date.format(time);
}

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

interface Formats {
  readonly ago: Intl.RelativeTimeFormat;
  readonly date: Intl.DateTimeFormat;
  readonly minute: Intl.DateTimeFormat;
}

/** Made once: making one takes a hundred times as long as using it. */
const formats = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    ago: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    minute: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  };
  formats.set(locale, made);
  return made;
}

function browserTags(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
}
