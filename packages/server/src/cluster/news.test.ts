import { describe, expect, it } from 'vitest';
import type { Entry } from '../store/store.ts';
import { formatMatchNews, parseMatchNews, entryNews } from './news.ts';

const news = (entry: Entry) => entryNews({ match: 'm', number: 7, id: 'i', entry, at: 1234 });

describe('news of an entry', () => {
  it.each<Entry>([
    { kind: 'move', seat: 1, move: { kind: 'bid', amount: 3 } as { kind: string } },
    { kind: 'take-back', seat: 0, count: 2 },
    { kind: 'propose-take-back', seat: 0, count: 2 },
    { kind: 'answer-take-back', seat: 2, agree: false },
    { kind: 'resign', seat: 0 },
    { kind: 'time-out', seat: 0 },
    { kind: 'return', seat: 0 },
  ])('carry it: %j', (entry) => {
    expect(parseMatchNews(formatMatchNews(news(entry)))).toEqual({
      kind: 'entry',
      number: 7,
      written: { entry, at: 1234 },
    });
  });

  it.each([
    ['of a kind that a newer node knows', { entry: { kind: 'swap', seat: 0 }, at: 1 }],
    ['without its time', { entry: { kind: 'resign', seat: 0 } }],
    ['from an older node, that tells none', undefined],
  ])('are news of the number alone if it is %s', (_, written) => {
    const parsed = parseMatchNews(JSON.stringify({ kind: 'entry', number: 7, written }));
    expect(parsed).toEqual({ kind: 'entry', number: 7 });
  });

  it('leave out what is too long', () => {
    const move = { kind: 'write', text: 'x'.repeat(100_000) };
    const text = formatMatchNews(news({ kind: 'move', seat: 0, move }));
    expect(parseMatchNews(text)).toEqual({ kind: 'entry', number: 7 });
  });
});
