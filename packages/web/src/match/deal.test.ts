import { isSeed } from '@roundhouse/engine';
import { HINT } from '@roundhouse/bots/bot-names';
import { describe, expect, it } from 'vitest';
import { dealAddress, dealIn, isDeal, seedOfDeal } from './deal.ts';
import type { MatchInfo } from './host.ts';
import { questionOf } from './question.ts';

describe('a deal', () => {
  it('is read from an address, in letters of any size', () => {
    expect(dealIn('?deal=Friday-7')).toEqual({ deal: 'friday-7' });
    expect(dealIn(dealAddress('x', 'friday-7').slice('/game/x'.length))).toEqual({
      deal: 'friday-7',
    });
    expect(dealIn('')).toEqual({});
    expect(dealIn('?move=3')).toEqual({});
  });

  it.each(['', 'a b', 'ä', '<b>', 'a/b', 'a'.repeat(41)])(
    'is refused if it is called %j',
    (name) => {
      expect(dealIn(`?deal=${encodeURIComponent(name)}`)).toEqual({ bad: true });
      expect(isDeal(name)).toBe(false);
    },
  );

  it('has one shuffle', () => {
    expect(isSeed(seedOfDeal('friday-7'))).toBe(true);
    expect(seedOfDeal('friday-7')).toBe(seedOfDeal('friday-7'));
    expect(seedOfDeal('friday-7')).not.toBe(seedOfDeal('friday-8'));
  });
});

describe('the bots of a deal', () => {
  const match: MatchInfo = { id: 'm', game: 'g', options: {}, players: [], startedAt: 0 };
  const asked = { seat: 1, view: {}, legal: [] };
  const dealt = { ...asked, match: { ...match, deal: 'friday-7' } };

  it('are asked the same in every match of it', () => {
    const again = { ...dealt, match: { ...dealt.match, id: 'another' } };
    expect(questionOf(again, 'easy', 5)).toEqual(questionOf(dealt, 'easy', 5));
    const seeds = [4, 5].map((moves) => questionOf(dealt, 'easy', moves).seed);
    expect(new Set(seeds).size).toBe(2);
  });

  it('watch no clock, but for the strongest, which would never stop', () => {
    expect(questionOf(dealt, 'hard', 5).budget).toEqual({});
    expect(questionOf(dealt, HINT.bot, 5).budget).toBeUndefined();
  });

  it('draw as they like where there is none', () => {
    const [first, second] = [1, 2].map(() => questionOf({ ...asked, match }, 'easy', 5));
    expect(first?.seed).not.toBe(second?.seed);
    expect(first?.budget).toBeUndefined();
    expect(first?.session).toBe('m/1/easy');
  });
});
