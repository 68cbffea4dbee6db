import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UNUSED } from './state.ts';
import {
  ACCEPT,
  arrange,
  DRAW,
  END_TURN,
  held,
  offers,
  pay,
  payOff,
  play,
  sabotage,
  SHERIFF,
  steal,
  transport,
} from './testing/arrange.ts';
import { actionLimit } from './turn.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the examples', () => {
  it('8.1: a Tariff is paid for with Mail and Coal, or Passenger and Coal, but not with all three', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['mail', 'passenger', 'coal'] }, {}]);
    for (const cards of [
      ['mail', 'coal'],
      ['passenger', 'coal'],
    ]) {
      const { state } = play(start, payOff('tariff'), ...cards.map((id) => pay(id)));
      expect([state.setbacks[0], state.actionsUsed, state.handSize[0]]).toEqual([0, 1, 1]);
    }
    const begun = play(start, payOff('tariff'), pay('mail')).state;
    expect(offers(begun)).toEqual([pay('coal')]);
  });

  it('8.2: under a Tariff Mail still fits after Coal, Passenger does not', () => {
    const hand = ['coal', 'mail', 'passenger'];
    const { state } = play(arrange([{ setbacks: ['tariff'], hand }, {}]), transport('coal'));
    expect(offers(state, 'transport')).toEqual([transport('mail')]);
  });

  it('8.3: lifting a Storm takes one action and gives one back', () => {
    const start = arrange([{ setbacks: ['storm'], hand: ['passenger'] }, {}]);
    expect(actionLimit(start)).toBe(2);
    const { state } = play(start, payOff('storm'), pay('passenger'));
    expect(actionLimit(state) - state.actionsUsed).toBe(2);
  });

  it('8.4: a Hijacker is answered with a Sheriff, or takes a load without a Safe', () => {
    const victim = { hand: ['sheriff'], inPlay: ['oil'], safes: ['gold'] };
    const asked = play(arrange([{ hand: ['hijacker'] }, victim]), sabotage('hijacker', 1)).state;
    expect(offers(asked)).toEqual([ACCEPT, SHERIFF]);
    const choosing = play(asked, ACCEPT).state;
    expect(offers(choosing)).toEqual([steal('oil')]);
    expect(held(play(choosing, steal('oil')).state, 0, 'oil')).toBe(1);
  });

  it('8.5: First Class gives a used advantage back, once in each turn', () => {
    const start = arrange([{ railway: 'north-east-line', advantage: UNUSED }, {}], {
      deck: ['first-class'],
    });
    const drawn = play(start, { kind: 'extra-shift' }, END_TURN, END_TURN, DRAW).state;
    expect(offers(drawn, 'extra-shift')).toHaveLength(1);
    expect(offers(play(drawn, { kind: 'extra-shift' }).state, 'extra-shift')).toEqual([]);
  });
});

describe('the table of rules', () => {
  const rows = [
    ...read('../../../../docs/rules/iron-horses-rampage.md').matchAll(
      /^\| (\S+) +\| .+ \| `.+?` +\| `(.+?)` +\|$/gm,
    ),
  ].map(([, id = '', test = '']) => ({ id, test }));

  it('names tests that say which ruling they check', () => {
    expect(rows.length).toBeGreaterThan(80);
    const silent = rows.filter(({ id, test }) => /^[PD]/.test(id) && !read(test).includes(id));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
