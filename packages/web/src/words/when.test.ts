import { describe, expect, it } from 'vitest';
import { localeFor, momentText } from './when.ts';

const NOW = new Date(2026, 10, 15, 21, 22).getTime();
const MINUTE = 60_000;
const before = (minutes: number, locale: string): string =>
  momentText(NOW - minutes * MINUTE, NOW, locale);

describe('when something was', () => {
  it('is told by how long ago, within a week', () => {
    expect(before(0.5, 'en-GB')).toBe('just now');
    expect(before(1, 'en-GB')).toBe('1 minute ago');
    expect(before(5, 'en-GB')).toBe('5 minutes ago');
    expect(before(5, 'de-DE')).toBe('vor 5 Minuten');
    expect(before(59.9, 'en-GB')).toBe('59 minutes ago');
    expect(before(21 * 60, 'en-GB')).toBe('21 hours ago');
    expect(before(24 * 60, 'en-GB')).toBe('yesterday');
    expect(before(24 * 60, 'de-DE')).toBe('gestern');
    expect(before(6 * 24 * 60, 'en-GB')).toBe('6 days ago');
  });

  it('is “yesterday” by the calendar, but never so soon that the hours say more', () => {
    const morning = new Date(2026, 10, 15, 9, 0).getTime();
    const evening = new Date(2026, 10, 14, 20, 0).getTime();
    expect(momentText(evening, morning + 60 * MINUTE, 'en-GB')).toBe('yesterday');
    expect(momentText(morning - 10 * 60 * MINUTE, morning, 'en-GB')).toBe('10 hours ago');
  });

  it('is a date of the reader’s own kind from a week on', () => {
    expect(before(7 * 24 * 60, 'en-GB')).toBe('8 Nov 2026');
    expect(before(7 * 24 * 60, 'en-US')).toBe('Nov 8, 2026');
    expect(before(7 * 24 * 60, 'de-DE')).toBe('08.11.2026');
  });

  it('is never in the future, whatever the server’s clock says', () => {
    expect(before(-10, 'en-GB')).toBe('just now');
  });
});

describe('the locale of dates', () => {
  it('is the browser’s own where it speaks the language of the page', () => {
    expect(localeFor('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(localeFor('en', ['fr-FR', 'en-US', 'en'])).toBe('en-US');
    expect(localeFor('de', ['en-GB', 'de-AT'])).toBe('de-AT');
  });

  it('is British English or German German otherwise', () => {
    expect(localeFor('en', ['de-DE'])).toBe('en-GB');
    expect(localeFor('de', [])).toBe('de-DE');
  });
});
