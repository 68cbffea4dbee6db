import { describe, expect, it } from 'vitest';
import { cardOf } from '../data/indexes.ts';
import { ironHorsesRampage as game } from '../index.ts';
import type { Move, State } from '../index.ts';
import { UNUSED, USED } from '../state.ts';
import { actionLimit } from '../turn.ts';
import {
  ACCEPT,
  arrange,
  discarded,
  DRAW,
  END_TURN,
  held,
  offers,
  play,
  sabotage,
  SHERIFF,
  steal,
} from '../testing/arrange.ts';
import type { Arranged } from '../testing/arrange.ts';

const SHIFT: Move = { kind: 'extra-shift' };
const SURVEY: Move = { kind: 'survey' };
const YARD: Move = { kind: 'central-yard' };
const keep = (id: string): Move => ({ kind: 'keep', card: cardOf(id) });
const bury = (id: string): Move => ({ kind: 'bury', card: cardOf(id) });
const freight = (id: string): Move => ({ kind: 'through-freight', card: cardOf(id) });
const gang = (id: string): Move => ({ kind: 'section-gang', setback: cardOf(id) });
const salvage = (id: string): Move => ({ kind: 'salvage-crew', card: cardOf(id) });
const agents = (id: string, target: number): Move => ({
  kind: 'rival-agents',
  card: cardOf(id),
  target,
});
const fresh = (railway: string, rest: Arranged = {}): Arranged => ({
  railway,
  advantage: UNUSED,
  ...rest,
});

describe('an advantage', () => {
  it('2.6: works once in a match', () => {
    const start = arrange([fresh('north-east-line'), {}]);
    const { state } = play(start, SHIFT);
    expect(offers(state, 'extra-shift')).toEqual([]);
    const later = play(state, END_TURN, DRAW, END_TURN).state;
    expect([later.turn, offers(later, 'extra-shift')]).toEqual([0, []]);
  });

  it('P16: works once in every turn with First Class, even if it was used before', () => {
    const start = arrange([
      { railway: 'north-east-line', advantage: USED, master: 'first-class' },
      {},
    ]);
    const { state } = play(start, SHIFT);
    expect(offers(state, 'extra-shift')).toEqual([]);
    const later = play(state, END_TURN, DRAW, END_TURN).state;
    expect(offers(later, 'extra-shift')).toEqual([SHIFT]);
  });

  it('P16: is used up when First Class leaves, if it was ever used', () => {
    const lose = (advantage: number): State =>
      play(
        arrange([{ railway: 'north-east-line', advantage, master: 'first-class' }, {}], {
          deck: ['bond'],
        }),
        DRAW,
      ).state;
    expect(offers(lose(USED), 'extra-shift')).toEqual([]);
    expect(offers(lose(UNUSED), 'extra-shift')).toEqual([SHIFT]);
  });

  it('D6: is not given back in the turn in which it was used', () => {
    const start = arrange([fresh('north-east-line'), {}], { deck: ['first-class', 'mail'] });
    const drawn = play(start, SHIFT, DRAW, DRAW).state;
    expect(drawn.master[0]).toBe(cardOf('first-class'));
    expect(offers(drawn, 'extra-shift')).toEqual([]);
  });

  it('7.7: Railway Police is no move of one’s own turn', () => {
    const start = arrange([fresh('pacific-42'), {}]);
    expect(offers(start).map(({ kind }) => kind)).toEqual(['draw', 'end-turn']);
  });
});

describe('Extra Shift', () => {
  it('7.1: gives one more action, on top of Conductor and against Storm', () => {
    const start = arrange([
      fresh('north-east-line', { master: 'conductor', setbacks: ['storm'] }),
      {},
    ]);
    expect(actionLimit(play(start, SHIFT).state)).toBe(4);
  });

  it('7.1: can be used after the last action', () => {
    const start = arrange([fresh('north-east-line'), {}], {
      deck: ['mail', 'mail', 'mail', 'mail'],
    });
    const { state } = play(start, DRAW, DRAW, DRAW, SHIFT);
    expect([state.turn, offers(state, 'draw')]).toEqual([0, [DRAW]]);
    expect(play(state, DRAW).state.turn).toBe(1);
  });
});

describe('Survey', () => {
  const piles = { deck: ['gold', 'mail', 'sheriff'] };

  it('7.2: keeps one of three and puts two under the deck in the chosen order', () => {
    const start = arrange([fresh('western-ridge'), {}], piles);
    const looking = play(start, SURVEY).state;
    expect(looking.looked.toSorted((a, b) => a - b)).toEqual(
      ['mail', 'gold', 'sheriff'].map(cardOf),
    );
    const { state } = play(looking, keep('gold'), bury('sheriff'));
    expect(state.under).toEqual([cardOf('sheriff'), cardOf('mail')]);
    expect([held(state, 0, 'gold'), state.actionsUsed]).toEqual([1, 0]);
    const drawn = play(state, DRAW).state;
    expect([held(drawn, 0, 'sheriff'), drawn.under]).toEqual([1, [cardOf('mail')]]);
  });

  it('7.2: cards under the deck are drawn after all others', () => {
    const start = arrange([fresh('western-ridge'), {}], { deck: ['mail', 'mail', 'mail', 'mail'] });
    const { state } = play(start, SURVEY, keep('mail'), bury('mail'), DRAW);
    expect([state.deck.length, state.under.length]).toEqual([0, 2]);
  });

  it('7.2: a Master that is kept enters play, those put back do not', () => {
    const start = arrange([fresh('western-ridge'), {}], { deck: ['express', 'baron', 'mail'] });
    const { state } = play(start, SURVEY, keep('baron'), bury('express'));
    expect([state.master[0], state.handSize[0]]).toEqual([cardOf('baron'), 0]);
    expect(state.under).toEqual([cardOf('express'), cardOf('mail')]);
  });

  it('7.2: takes the last cards first and then those of the shuffled discard pile', () => {
    const start = arrange([fresh('western-ridge'), {}], {
      deck: ['oil'],
      discard: ['mail', 'mail', 'mail'],
    });
    const { state } = play(start, SURVEY);
    expect(state.looked).toEqual([cardOf('oil'), cardOf('mail'), cardOf('mail')]);
    expect([state.deck.length, discarded(state, 'mail')]).toEqual([1, 0]);
  });

  it('D8: looks at what there is; D9: does not ask for the order of one card', () => {
    const two = arrange([fresh('western-ridge'), {}], { deck: ['oil', 'mail'] });
    const { state } = play(two, SURVEY, keep('oil'));
    expect([state.phase, state.under]).toEqual(['turn', [cardOf('mail')]]);
    const none = arrange([fresh('western-ridge'), {}], { deck: [] });
    expect(offers(none, 'survey')).toEqual([]);
  });

  it('D9: asks for the order also of two cards of a kind', () => {
    const start = arrange([fresh('western-ridge'), {}], { deck: ['mail', 'mail', 'oil'] });
    const { state } = play(start, SURVEY, keep('oil'));
    expect([state.phase, offers(state)]).toEqual(['bury', [bury('mail')]]);
  });
});

describe('Central Yard', () => {
  it('7.3: draws two cards at no action', () => {
    const { state } = play(arrange([fresh('central-15'), {}], { deck: ['mail', 'oil'] }), YARD);
    expect([state.handSize[0], state.actionsUsed]).toEqual([2, 0]);
  });

  it('7.3: Masters enter play one by one', () => {
    const start = arrange([fresh('central-15'), {}], { deck: ['bond', 'baron'] });
    const { state } = play(start, YARD);
    expect(state.handSize[0]).toBe(0);
    expect(discarded(state, 'bond') + discarded(state, 'baron')).toBe(1);
  });

  it('7.3: tells the others of the Master, and not in which order it came', () => {
    const start = arrange([fresh('central-15'), {}], { deck: ['bond', 'oil'] });
    const told = play(start, YARD).events.filter(({ to }) => to === 'all');
    expect(told.map(({ kind }) => kind)).toEqual(['advantage-used', 'drew', 'master-entered']);
  });

  it('D8: draws one card if there is one, and needs one', () => {
    const one = arrange([fresh('central-15'), {}], { deck: ['mail'] });
    expect(play(one, YARD).state.handSize[0]).toBe(1);
    expect(offers(arrange([fresh('central-15'), {}], { deck: [] }), 'central-yard')).toEqual([]);
  });
});

describe('Through Freight', () => {
  const hand = ['mail', 'iron', 'ammunition'];

  it('7.4: transports up to $100,000 at no action, even when stopped', () => {
    const start = arrange([fresh('continental-89', { hand, setbacks: ['out-of-coal'] }), {}]);
    expect(offers(start, 'through-freight')).toEqual([freight('mail'), freight('iron')]);
    const { state } = play(start, freight('iron'));
    expect([state.delivered[0], state.actionsUsed]).toEqual([100_000, 0]);
  });

  it('7.4: counts for a Tariff and is limited by it', () => {
    const start = arrange([fresh('continental-89', { hand, setbacks: ['tariff'] }), {}]);
    const after = play(start, freight('mail')).state;
    expect(offers(after, 'transport')).toEqual([]);
    const taxed = play(start, { kind: 'transport', card: cardOf('mail') }).state;
    expect(offers(taxed, 'through-freight')).toEqual([]);
  });

  it('7.4: can be the winning card', () => {
    const inPlay = ['gold', 'gold', 'gold', 'oil'];
    const start = arrange([
      fresh('continental-89', { hand: ['passenger'], inPlay, setbacks: ['out-of-coal'] }),
      {},
    ]);
    expect(game.outcome(play(start, freight('passenger')).state)?.reason).toBe('delivered');
  });
});

describe('Section Gang', () => {
  it('7.5: lifts one setback at no cost and no action', () => {
    const setbacks = ['tariff', 'storm'];
    const start = arrange([fresh('southern-belt', { setbacks }), {}]);
    expect(offers(start, 'section-gang')).toEqual([gang('tariff'), gang('storm')]);
    const { state } = play(start, gang('storm'));
    expect([state.setbacks[0], discarded(state, 'storm')]).toEqual([8, 1]);
    expect([state.actionsUsed, actionLimit(state)]).toEqual([0, 3]);
  });

  it('7.5: needs a setback', () => {
    expect(offers(arrange([fresh('southern-belt'), {}]), 'section-gang')).toEqual([]);
  });
});

describe('Salvage Crew', () => {
  it('7.6: takes any remedy card from the discard pile, and only a remedy card', () => {
    const discard = ['safe', 'gold', 'storm', 'sheriff', 'bond'];
    const start = arrange([fresh('great-lakes-loop'), {}], { discard });
    expect(offers(start, 'salvage-crew')).toEqual([salvage('safe'), salvage('sheriff')]);
    const { state } = play(start, salvage('sheriff'));
    expect([held(state, 0, 'sheriff'), discarded(state, 'sheriff')]).toEqual([1, 0]);
    expect(state.actionsUsed).toBe(0);
  });

  it('7.6: needs a remedy card there', () => {
    const start = arrange([fresh('great-lakes-loop'), {}], { discard: ['gold'] });
    expect(offers(start, 'salvage-crew')).toEqual([]);
  });
});

describe('Rival Agents', () => {
  it('7.8: plays a setback at no action, and all rules of Sabotage hold', () => {
    const hand = ['tariff', 'storm', 'hijacker'];
    const start = arrange([
      fresh('gulf-and-plains', { hand }),
      { hand: ['sheriff'], master: 'bond', setbacks: ['storm'], inPlay: ['oil'] },
    ]);
    expect(offers(start, 'rival-agents')).toEqual([agents('hijacker', 1)]);
    const foiled = play(start, agents('hijacker', 1), SHERIFF).state;
    expect([foiled.actionsUsed, foiled.delivered[1]]).toEqual([0, 200_000]);
    const { state } = play(start, agents('hijacker', 1), ACCEPT, steal('oil'));
    expect([state.actionsUsed, held(state, 0, 'oil')]).toEqual([0, 1]);
    expect(offers(state, 'rival-agents')).toEqual([]);
  });

  it('7.8: leaves the three actions for more', () => {
    const hand = ['tariff', 'storm'];
    const start = arrange([fresh('gulf-and-plains', { hand }), {}]);
    const { state } = play(start, agents('tariff', 1), sabotage('storm', 1));
    expect([state.setbacks[1], state.actionsUsed]).toEqual([24, 1]);
  });
});
