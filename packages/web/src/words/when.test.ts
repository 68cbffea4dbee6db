import { describe, expect, it } from 'vitest';
import { localeFor, momentText } from './when.ts';

const NOW = new Date(2026, 10, 15, 21, 22).getTime();
const MINUTE = 60_000;
const before = (minutes: number, locale: string): string =>
  momentText(NOW - minutes * MINUTE, NOW, locale);

describe('when something was', () => {
  it('is told by how long ago, within a day', () => {
    expect(before(0.5, 'en-GB')).toBe('now');
    expect(before(1, 'en-GB')).toBe('1 minute ago');
    expect(before(5, 'en-GB')).toBe('5 minutes ago');
    expect(before(5, 'de-DE')).toBe('vor 5 Minuten');
    expect(before(59.9, 'en-GB')).toBe('59 minutes ago');
    expect(before(23 * 60 + 59, 'en-GB')).toBe('23 hours ago');
  });

  it('is a date of the reader’s own kind from a day on', () => {
    expect(before(24 * 60, 'en-GB')).toBe('14 Nov 2026, 21:22');
    expect(before(24 * 60, 'en-US')).toMatch(/^Nov 14, 2026, 9:22\sPM$/);
    expect(before(24 * 60, 'de-DE')).toBe('14.11.2026, 21:22');
  });

  it('is never in the future, whatever the server’s clock says', () => {
    expect(before(-10, 'en-GB')).toBe('now');
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
