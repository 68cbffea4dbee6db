import { describe, expect, it } from 'vitest';
import { cardOf, setbackBit } from '../data/indexes.ts';
import { UNUSED } from '../state.ts';
import {
  ACCEPT,
  arrange,
  discarded,
  END_TURN,
  held,
  offers,
  POLICE,
  play,
  sabotage,
  SHERIFF,
  steal,
  transport,
} from '../testing/arrange.ts';

const LASTING = ['unscheduled-stop', 'out-of-coal', 'broken-coupling', 'tariff', 'storm'];
const ALL_SHERIFFS = ['sheriff', 'sheriff', 'sheriff'];

describe('Sabotage', () => {
  it('2.5: lays a setback in front of another player', () => {
    const { state, events } = play(arrange([{ hand: ['storm'] }, {}]), sabotage('storm', 1));
    expect(state.setbacks[1]).toBe(setbackBit(cardOf('storm')));
    expect([state.handSize[0], state.actionsUsed]).toEqual([0, 1]);
    expect(events.map(({ kind }) => kind)).toEqual(['sabotaged', 'setback-laid']);
  });

  it('2.5: never hits oneself', () => {
    const start = arrange([{ hand: ['storm'] }, {}, {}]);
    expect(offers(start, 'sabotage')).toEqual([sabotage('storm', 1), sabotage('storm', 2)]);
  });

  it('4.5, P21: no second setback of a name, five different ones', () => {
    const start = arrange([{ hand: LASTING }, { setbacks: ['tariff'] }]);
    expect(offers(start, 'sabotage')).toEqual(
      LASTING.filter((id) => id !== 'tariff').map((id) => sabotage(id, 1)),
    );
    const last = arrange([{ hand: ['storm'] }, { setbacks: LASTING.slice(0, 4) }]);
    expect(play(last, sabotage('storm', 1)).state.setbacks[1]).toBe(0b11111);
  });

  it.each([
    ['express', 'unscheduled-stop'],
    ['engineer', 'broken-coupling'],
    ['coal-reserve', 'out-of-coal'],
    ['marshall', 'hijacker'],
    ['bond', 'tariff'],
  ])('6.2: %s keeps %s away and nothing else', (master, forbidden) => {
    const hand = [...LASTING, 'hijacker'];
    const start = arrange([{ hand }, { master, inPlay: ['mail'] }]);
    expect(offers(start, 'sabotage')).toEqual(
      hand.filter((id) => id !== forbidden).map((id) => sabotage(id, 1)),
    );
  });

  it('P26: hits also somebody who is stopped or has nothing in play', () => {
    const start = arrange([{ hand: ['tariff'] }, { setbacks: ['out-of-coal'] }]);
    expect(offers(start, 'sabotage')).toEqual([sabotage('tariff', 1)]);
  });
});

describe('the answer', () => {
  it('P2: a Sheriff foils the setback; both are discarded and the action is spent', () => {
    const start = arrange([{ hand: ['tariff'] }, { hand: ['sheriff', 'mail'] }]);
    const asked = play(start, sabotage('tariff', 1)).state;
    expect([asked.phase, offers(asked)]).toEqual(['answer', [ACCEPT, SHERIFF]]);
    const { state, events } = play(asked, SHERIFF);
    expect([state.setbacks[1], discarded(state, 'tariff'), discarded(state, 'sheriff')]).toEqual([
      0, 1, 1,
    ]);
    expect([state.turn, state.phase, state.actionsUsed]).toEqual([0, 'turn', 1]);
    expect(events).toEqual([
      { kind: 'foiled', to: 'all', seat: 1, from: 0, setback: cardOf('tariff'), by: 'sheriff' },
    ]);
  });

  it('P2: a Sheriff may be kept back', () => {
    const start = arrange([{ hand: ['tariff'] }, { hand: ['sheriff'] }]);
    const { state } = play(start, sabotage('tariff', 1), ACCEPT);
    expect([state.setbacks[1], held(state, 1, 'sheriff')]).toEqual([8, 1]);
  });

  it('P2: only the target answers', () => {
    const start = arrange([{ hand: ['tariff'] }, { hand: ['mail'] }, { hand: ['sheriff'] }]);
    const { state } = play(start, sabotage('tariff', 1));
    expect([state.target, offers(state)]).toEqual([1, [ACCEPT]]);
  });

  it('P3: a Sheriff stops a Hijacker before anything is chosen', () => {
    const start = arrange([{ hand: ['hijacker'] }, { hand: ['sheriff'], inPlay: ['gold'] }]);
    const { state } = play(start, sabotage('hijacker', 1), SHERIFF);
    expect([state.delivered[1], discarded(state, 'hijacker'), state.phase]).toEqual([
      250_000,
      1,
      'turn',
    ]);
  });

  it('D1: the table waits alike for a hand with a Sheriff and one without', () => {
    for (const card of ['sheriff', 'mail']) {
      const start = arrange([{ hand: ['tariff'] }, { hand: [card] }]);
      expect(play(start, sabotage('tariff', 1)).state.phase).toBe('answer');
    }
  });

  it('D1: the table does not wait for an empty hand', () => {
    const start = arrange([{ hand: ['tariff'] }, {}]);
    expect(play(start, sabotage('tariff', 1)).state.phase).toBe('turn');
  });

  it('D1: the table does not wait when all Sheriffs are seen elsewhere', () => {
    const players = [{ hand: ['tariff'] }, { hand: ['mail'] }];
    const seen = arrange(players, { discard: ALL_SHERIFFS });
    expect(play(seen, sabotage('tariff', 1)).state.phase).toBe('turn');
    const two = arrange(players, { discard: ['sheriff', 'sheriff'] });
    expect(play(two, sabotage('tariff', 1)).state.phase).toBe('answer');
  });

  it('D1: the table waits even if the attacker holds all the Sheriffs', () => {
    const start = arrange([{ hand: ['tariff', ...ALL_SHERIFFS] }, { hand: ['mail'] }]);
    expect(play(start, sabotage('tariff', 1)).state.phase).toBe('answer');
  });

  it('D1, D2: a Sheriff recovered openly is waited for, and accounts for one elsewhere', () => {
    const loop = { railway: 'great-lakes-loop', advantage: UNUSED };
    const start = arrange([loop, { hand: ['tariff', 'storm'] }, { hand: ['mail'] }], {
      deck: [],
      discard: ALL_SHERIFFS,
    });
    const { state } = play(start, { kind: 'salvage-crew', card: cardOf('sheriff') }, END_TURN);
    expect(play(state, sabotage('tariff', 0)).state.phase).toBe('answer');
    expect(play(state, sabotage('tariff', 2)).state.phase).toBe('turn');
    const used = play(state, sabotage('tariff', 0), SHERIFF).state;
    expect(play(used, sabotage('storm', 0)).state.phase).toBe('turn');
  });

  it('D1, D2: a hand of hijacked cards alone is not waited for', () => {
    const start = arrange([{ hand: ['hijacker'] }, { hand: ['tariff'], inPlay: ['mail'] }]);
    const { state } = play(start, sabotage('hijacker', 1), ACCEPT, steal('mail'), END_TURN);
    expect(play(state, sabotage('tariff', 0)).state.phase).toBe('turn');
  });
});

describe('a Hijacker', () => {
  it('4.4, P5: takes a resource of the hijacker’s choice, after the answer', () => {
    const start = arrange([
      { hand: ['hijacker'] },
      { hand: ['coal'], inPlay: ['gold', 'mail', 'mail'] },
    ]);
    const asked = play(start, sabotage('hijacker', 1)).state;
    expect(offers(asked)).toEqual([ACCEPT]);
    const choosing = play(asked, ACCEPT).state;
    expect([choosing.phase, offers(choosing)]).toEqual(['steal', [steal('mail'), steal('gold')]]);
    const { state, events } = play(choosing, steal('gold'));
    expect([state.delivered[1], held(state, 0, 'gold')]).toEqual([50_000, 1]);
    expect(events).toEqual([
      { kind: 'hijacked', to: 'all', seat: 0, victim: 1, card: 6, delivered: 50_000 },
    ]);
  });

  it('P4: cannot take a resource under a Safe', () => {
    const start = arrange([{ hand: ['hijacker'] }, { inPlay: ['mail'], safes: ['gold'] }]);
    expect(offers(play(start, sabotage('hijacker', 1)).state)).toEqual([steal('mail')]);
  });

  it('P4: cannot be played against somebody with nothing unprotected in play', () => {
    const start = arrange([{ hand: ['hijacker'] }, { safes: ['gold'] }, {}, { inPlay: ['mail'] }]);
    expect(offers(start, 'sabotage')).toEqual([sabotage('hijacker', 3)]);
  });

  it('P6: is discarded at once, blocks nothing and can be followed by another', () => {
    const start = arrange([{ hand: ['hijacker', 'hijacker'] }, { inPlay: ['mail', 'oil'] }]);
    const { state } = play(
      start,
      sabotage('hijacker', 1),
      steal('mail'),
      sabotage('hijacker', 1),
      steal('oil'),
    );
    expect([state.setbacks[1], discarded(state, 'hijacker'), state.actionsUsed]).toEqual([0, 2, 2]);
  });

  it('D10: what it took can be transported in the same turn', () => {
    const start = arrange([{ hand: ['hijacker'] }, { inPlay: ['gold'] }]);
    const { state } = play(start, sabotage('hijacker', 1), steal('gold'), transport('gold'));
    expect(state.delivered).toEqual([250_000, 0]);
  });
});

describe('Railway Police', () => {
  const pacific = { railway: 'pacific-42', advantage: UNUSED };

  it('7.7: foils a setback as a Sheriff does, once', () => {
    const start = arrange([{ hand: ['tariff', 'storm'] }, pacific]);
    const asked = play(start, sabotage('tariff', 1)).state;
    expect(offers(asked)).toEqual([ACCEPT, POLICE]);
    const { state } = play(asked, POLICE);
    expect([state.setbacks[1], discarded(state, 'tariff')]).toEqual([0, 1]);
    expect(play(state, sabotage('storm', 1)).state.setbacks[1]).toBe(16);
  });

  it('7.7: is one choice beside a Sheriff', () => {
    const start = arrange([{ hand: ['tariff'] }, { ...pacific, hand: ['sheriff'] }]);
    expect(offers(play(start, sabotage('tariff', 1)).state)).toEqual([ACCEPT, SHERIFF, POLICE]);
  });

  it('P17: works with First Class once from one own turn to the next', () => {
    const players = [
      { hand: ['tariff', 'storm', 'out-of-coal'] },
      { ...pacific, master: 'first-class' },
    ];
    const used = play(arrange(players), sabotage('tariff', 1), POLICE).state;
    const { state } = play(used, sabotage('storm', 1));
    expect([state.phase, state.setbacks[1]]).toEqual(['turn', 16]);
    const later = play(state, END_TURN, END_TURN, sabotage('out-of-coal', 1)).state;
    expect(offers(later)).toEqual([ACCEPT, POLICE]);
  });
});
