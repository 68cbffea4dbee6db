import { describe, expect, it } from 'vitest';
import {
  arrange,
  discarded,
  held,
  offers,
  pay,
  payOff,
  play,
  remedy,
  safe,
} from '../testing/arrange.ts';

describe('a remedy card', () => {
  it.each([
    ['unscheduled-stop', 'departure'],
    ['out-of-coal', 'refuel'],
    ['broken-coupling', 'repair'],
  ])('5.1: lifts %s with %s and nothing else', (setback, card) => {
    const hand = ['departure', 'refuel', 'repair'];
    const start = arrange([{ setbacks: [setback], hand }, {}]);
    expect(offers(start, 'remedy')).toEqual([remedy(card)]);
    const { state } = play(start, remedy(card));
    expect([state.setbacks[0], discarded(state, setback), discarded(state, card)]).toEqual([
      0, 1, 1,
    ]);
    expect([state.actionsUsed, held(state, 0, card)]).toEqual([1, 0]);
  });

  it('5.1: cannot be played without its setback', () => {
    const hand = ['departure', 'refuel', 'repair', 'sheriff'];
    expect(offers(arrange([{ setbacks: ['tariff'], hand }, {}]), 'remedy')).toEqual([]);
  });

  it('P2: a Sheriff does not lift a setback that lies there', () => {
    const start = arrange([{ setbacks: ['storm', 'out-of-coal'], hand: ['sheriff'] }, {}]);
    expect(offers(start).map(({ kind }) => kind)).toEqual(['draw', 'end-turn']);
  });
});

describe('a payment', () => {
  it('5.2: takes resources from the hand and from play and gives nothing back', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['coal'], inPlay: ['passenger'] }, {}]);
    const { state, events } = play(start, payOff('tariff'), pay('coal'), pay('passenger', 'play'));
    expect([state.setbacks[0], state.delivered[0], state.handSize[0]]).toEqual([0, 0, 0]);
    expect(['tariff', 'coal', 'passenger'].map((id) => discarded(state, id))).toEqual([1, 1, 1]);
    expect(state.actionsUsed).toBe(1);
    expect(events.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'remedied']);
  });

  it('5.2: may be one dear card', () => {
    const { state } = play(
      arrange([{ setbacks: ['out-of-coal'], hand: ['gold'] }, {}]),
      payOff('out-of-coal'),
      pay('gold'),
    );
    expect([state.setbacks[0], discarded(state, 'gold')]).toEqual([0, 1]);
  });

  it('P10: has no card that could be left out', () => {
    const hand = ['mail', 'passenger', 'coal', 'iron'];
    const { state } = play(arrange([{ setbacks: ['tariff'], hand }, {}]), payOff('tariff'));
    expect(offers(state)).toEqual(hand.map((id) => pay(id)));
    // After the Mail neither Passenger (too little with what is left) nor Iron (the Mail would be left over).
    expect(offers(play(state, pay('mail')).state)).toEqual([pay('coal')]);
    expect(offers(play(state, pay('passenger')).state)).toEqual([pay('coal')]);
  });

  it('P10: lets a step be taken only if it can be completed', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['mail', 'mail', 'coal'] }, {}]);
    const { state } = play(start, payOff('tariff'), pay('mail'));
    expect(offers(state)).toEqual([pay('coal')]);
  });

  it('P10: lifts one setback with one action', () => {
    const start = arrange([{ setbacks: ['tariff', 'storm'], hand: ['gold', 'gold'] }, {}]);
    const { state } = play(start, payOff('tariff'), pay('gold'));
    expect(offers(state, 'pay-off')).toEqual([payOff('storm')]);
  });

  it('P10: needs the full price', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['coal'] }, {}]);
    expect(offers(start, 'pay-off')).toEqual([]);
  });

  it('P11: is not mixed with a remedy card', () => {
    const start = arrange([{ setbacks: ['out-of-coal'], hand: ['refuel', 'passenger'] }, {}]);
    expect(offers(start, 'pay-off')).toEqual([]);
    expect(offers(start, 'remedy')).toEqual([remedy('refuel')]);
  });

  it('P12: is $50,000 for a Storm', () => {
    const start = arrange([{ setbacks: ['storm', 'tariff'], hand: ['mail', 'mail'] }, {}]);
    expect(offers(start, 'pay-off')).toEqual([payOff('storm')]);
    const { state } = play(start, payOff('storm'), pay('mail'), pay('mail'));
    expect(discarded(state, 'storm')).toBe(1);
  });

  it('P24: is $50,000 for everything with a Baron, and cards still work', () => {
    const setbacks = ['out-of-coal', 'tariff', 'storm'];
    const hand = ['passenger', 'refuel'];
    const start = arrange([{ master: 'baron', setbacks, hand }, {}]);
    expect(offers(start, 'pay-off')).toEqual(setbacks.map(payOff));
    expect(offers(start, 'remedy')).toEqual([remedy('refuel')]);
    const { state } = play(start, payOff('tariff'), pay('passenger'));
    expect([discarded(state, 'tariff'), state.actionsUsed]).toEqual([1, 1]);
  });
});

describe('a Safe', () => {
  it('P23: lies on an unprotected resource of one’s own and counts as delivered', () => {
    const start = arrange([{ hand: ['safe'], inPlay: ['gold', 'mail'] }, { inPlay: ['oil'] }]);
    expect(offers(start, 'safe')).toEqual([safe('mail'), safe('gold')]);
    const { state } = play(start, safe('gold'));
    expect([state.delivered[0], state.inPlay[6], state.safes[6]]).toEqual([275_000, 0, 1]);
    expect([state.actionsUsed, discarded(state, 'safe')]).toEqual([1, 0]);
  });

  it('P23: is one for each resource', () => {
    const start = arrange([{ hand: ['safe'], safes: ['gold'] }, {}]);
    expect(offers(start, 'safe')).toEqual([]);
  });

  it('5.3, P23: a protected resource cannot be spent', () => {
    const start = arrange([{ setbacks: ['tariff'], safes: ['gold'], inPlay: ['iron'] }, {}]);
    const { state } = play(start, payOff('tariff'));
    expect(offers(state)).toEqual([pay('iron', 'play')]);
    const bare = arrange([{ setbacks: ['tariff'], safes: ['gold'] }, {}]);
    expect(offers(bare, 'pay-off')).toEqual([]);
  });
});
