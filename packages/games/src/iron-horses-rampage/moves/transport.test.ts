import { describe, expect, it } from 'vitest';
import { arrange, held, offers, pay, payOff, play, remedy, transport } from '../testing/arrange.ts';

describe('Transport', () => {
  it('2.3: puts a resource from the hand into play', () => {
    const { state, events } = play(arrange([{ hand: ['oil'] }, {}]), transport('oil'));
    expect([state.delivered[0], held(state, 0, 'oil')]).toEqual([200_000, 0]);
    expect(events[0]).toEqual({
      kind: 'transported',
      to: 'all',
      seat: 0,
      card: 5,
      delivered: 200_000,
    });
  });

  it.each(['unscheduled-stop', 'out-of-coal', 'broken-coupling'])('4.1: is stopped by %s', (id) => {
    expect(offers(arrange([{ setbacks: [id], hand: ['mail'] }, {}]), 'transport')).toEqual([]);
  });

  it('4.1: needs every stop lifted', () => {
    const start = arrange([
      { setbacks: ['out-of-coal', 'broken-coupling'], hand: ['mail', 'refuel', 'repair'] },
      {},
    ]);
    const { state } = play(start, remedy('refuel'));
    expect(offers(state, 'transport')).toEqual([]);
    expect(offers(play(state, remedy('repair')).state, 'transport')).toEqual([transport('mail')]);
  });

  it('4.3: is not stopped by a Storm', () => {
    const start = arrange([{ setbacks: ['storm'], hand: ['mail'] }, {}]);
    expect(offers(start, 'transport')).toEqual([transport('mail')]);
  });

  it('P9: under a Tariff Ammunition, Oil and Gold cannot be transported', () => {
    const hand = ['mail', 'passenger', 'coal', 'iron', 'ammunition', 'oil', 'gold'];
    expect(offers(arrange([{ setbacks: ['tariff'], hand }, {}]), 'transport')).toEqual(
      ['mail', 'passenger', 'coal', 'iron'].map(transport),
    );
  });

  it('P9: a Tariff counts what was transported before in the turn', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['coal', 'mail', 'passenger'] }, {}]);
    const { state } = play(start, transport('coal'));
    expect(offers(state, 'transport')).toEqual([transport('mail')]);
  });

  it('P9: a Tariff that is lifted limits nothing', () => {
    const start = arrange([{ setbacks: ['tariff'], hand: ['coal', 'iron', 'gold'] }, {}]);
    const { state } = play(start, transport('coal'), payOff('tariff'), pay('iron'));
    expect(offers(state, 'transport')).toEqual([transport('gold')]);
  });
});
