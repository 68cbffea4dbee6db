import { expect, it } from 'vitest';
import { browserName } from './account/passkeys/browser-name.ts';
import { durationText } from './match/SeatNote.tsx';
import { fingerprintOf } from './match/ShuffleCheck.tsx';
import { hourInUtc } from './lobby/play-window.ts';
import { timeText } from './lobby/TableLine.tsx';
import { partsOf } from './router.ts';
import { language } from '../settings/settings.ts';
import { loadWords } from '../words/catalog.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, 'Time’s up'],
  [9_400, '0:09'],
  [59 * MINUTE + 59_999, '59:59'],
  [2 * HOUR + 5 * MINUTE, '2 h 5 min'],
  [50 * HOUR, '2 d 2 h'],
])('%i milliseconds left are shown as %s', (left, text) => {
  expect(durationText(left)).toBe(text);
});

it('a clock is told in a few words', () => {
  expect(timeText({ kind: 'none' })).toBe('No clock');
  expect(timeText({ kind: 'real-time', bank: 90_000, increment: 5000 })).toBe(
    '1.5 min + 5 s per turn',
  );
  expect(timeText({ kind: 'by-mail', perMove: 24 * HOUR, reserve: 0 })).toBe(
    '24 h per turn, 0 h in reserve',
  );
  const open = { from: hourInUtc(8), to: hourInUtc(22) };
  expect(timeText({ kind: 'by-mail', perMove: 24 * HOUR, reserve: 0, window: open })).toBe(
    '24 h per turn, 0 h in reserve, the clock runs from 8:00 to 22:00',
  );
});

it('a clock is told with the figures of the language', async () => {
  await loadWords('de');
  language.value = 'de';
  expect(timeText({ kind: 'real-time', bank: 90_000, increment: 5000 })).toBe(
    '1,5 Min. + 5 s je Spielzug',
  );
  language.value = 'en';
});

it('an address has parts, even one that can’t be read', () => {
  expect(partsOf('/people/J%C3%BCrgen/')).toEqual(['people', 'Jürgen']);
  expect(partsOf('/people/J%C3')).toEqual(['people', 'J%C3']);
  expect(partsOf('/people/%00')).toEqual(['people', '%00']);
  expect(partsOf('/%')).toEqual(['%']);
});

it('a session is named after its browser', () => {
  expect(
    browserName('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'),
  ).toBe('Firefox, Linux');
  expect(
    browserName(
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    ),
  ).toBe('Edge, Windows');
  expect(browserName('my own client')).toBe('my own client');
});

it('a fingerprint is the SHA-256 of the text', async () => {
  expect(await fingerprintOf('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
