import { describe, expect, it } from 'vitest';
import { cardOf, FIRST_CLASS } from './data/indexes.ts';
import { ironHorsesRampage as game } from './index.ts';
import { ROUND_LIMIT } from './meta.ts';
import {
  arrange,
  discard,
  discarded,
  DRAW,
  END_TURN,
  held,
  offers,
  pay,
  payOff,
  play,
  remedy,
  transport,
} from './testing/arrange.ts';
import { actionLimit } from './turn.ts';
import { UNUSED, USED } from './state.ts';

const EIGHT = ['mail', 'mail', 'mail', 'mail', 'mail', 'mail', 'mail', 'mail'];

describe('a turn', () => {
  it('2.1: has three actions, of one kind or mixed, and then the next seat is at turn', () => {
    const { state } = play(arrange([{}, {}], { deck: EIGHT }), DRAW, DRAW, DRAW);
    expect(state.turn).toBe(1);
    expect(
      play(arrange([{ hand: ['mail'] }, {}], { deck: EIGHT }), DRAW, transport('mail'), DRAW).state
        .turn,
    ).toBe(1);
  });

  it('2.1: goes round the table', () => {
    const { state } = play(arrange([{}, {}, {}]), DRAW, END_TURN, DRAW, END_TURN, DRAW, END_TURN);
    expect(state.turn).toBe(0);
  });

  it('P22: may be ended with actions left', () => {
    expect(play(arrange([{}, {}]), DRAW, END_TURN).state.turn).toBe(1);
  });

  it('6.5: has four actions with a Conductor', () => {
    const start = arrange([{ master: 'conductor' }, {}], {
      deck: ['mail', 'mail', 'mail', 'mail'],
    });
    expect(play(start, DRAW, DRAW, DRAW).state.turn).toBe(0);
    expect(play(start, DRAW, DRAW, DRAW, DRAW).state.turn).toBe(1);
  });

  it('4.3: has two actions under a Storm', () => {
    const start = arrange([{ setbacks: ['storm'] }, {}], { deck: ['mail', 'mail'] });
    expect(play(start, DRAW, DRAW).state.turn).toBe(1);
  });

  it('P7: has three actions with Conductor and Storm', () => {
    expect(actionLimit(arrange([{ master: 'conductor', setbacks: ['storm'] }, {}]))).toBe(3);
  });

  it('P8: to lift a Storm gives back the action it costs', () => {
    const start = arrange([{ setbacks: ['storm'], hand: ['passenger', 'mail', 'mail'] }, {}]);
    const { state } = play(start, payOff('storm'), pay('passenger'), transport('mail'));
    expect([state.turn, state.actionsUsed, actionLimit(state)]).toEqual([0, 2, 3]);
    expect(play(state, transport('mail')).state.turn).toBe(1);
  });

  it('P8: a Conductor drawn in the turn counts at once, and one lost too', () => {
    const gained = play(arrange([{}, {}], { deck: ['conductor'] }), DRAW).state;
    expect([actionLimit(gained), gained.actionsUsed]).toEqual([4, 1]);
    const lost = arrange([{ master: 'conductor', hand: ['mail', 'mail'] }, {}], { deck: ['bond'] });
    expect(play(lost, transport('mail'), transport('mail'), DRAW).state.turn).toBe(1);
  });

  it('P13: a drawn Master enters play, costs nothing more and replaces a better one', () => {
    const start = arrange([{ master: 'first-class' }, {}], { deck: ['express'] });
    const { state, events } = play(start, DRAW);
    expect(state.master[0]).toBe(cardOf('express'));
    expect(state.handSize[0]).toBe(0);
    expect(discarded(state, 'first-class')).toBe(1);
    expect(state.actionsUsed).toBe(1);
    expect(events).toContainEqual({
      kind: 'master-entered',
      to: 'all',
      seat: 0,
      card: cardOf('express'),
      replaced: FIRST_CLASS,
    });
  });

  it('P15: a Master does not lift a setback that lies there', () => {
    const start = arrange([{ setbacks: ['tariff'] }, {}], { deck: ['bond'] });
    const { state } = play(start, DRAW);
    expect(state.setbacks[0]).not.toBe(0);
  });

  it('P17, D3: waits for an advantage when the actions are used, unless all see it is impossible', () => {
    const piles = { deck: EIGHT };
    const north = arrange([{ railway: 'north-east-line', advantage: UNUSED }, {}], piles);
    expect(offers(play(north, DRAW, DRAW, DRAW).state)).toEqual([
      { kind: 'extra-shift' },
      { kind: 'end-turn' },
    ]);
    const south = arrange([{ railway: 'southern-belt', advantage: UNUSED }, {}], piles);
    expect(play(south, DRAW, DRAW, DRAW).state.turn).toBe(1);
  });

  it('D3: waits also if the hand holds nothing for the advantage', () => {
    const gulf = { railway: 'gulf-and-plains', advantage: UNUSED };
    const waiting = play(
      arrange([{ ...gulf, hand: ['mail', 'safe'] }, {}], { deck: ['mail', 'mail', 'mail'] }),
      DRAW,
      DRAW,
      DRAW,
    ).state;
    expect([waiting.turn, offers(waiting)]).toEqual([0, [{ kind: 'end-turn' }]]);
  });
});

describe('the hand limit', () => {
  it('P19: is checked at the end of the turn and the player chooses', () => {
    const start = arrange([{ hand: [...EIGHT, 'gold'] }, {}]);
    const { state } = play(start, END_TURN);
    expect([state.phase, state.turn]).toEqual(['discard', 0]);
    expect(offers(state)).toEqual([discard('mail'), discard('gold')]);
    const after = play(state, discard('gold')).state;
    expect([after.turn, after.handSize[0], discarded(after, 'gold')]).toEqual([1, 8, 1]);
  });

  it('P19: does not hold in the middle of the turn', () => {
    const start = arrange([{ hand: EIGHT }, {}], { deck: ['coal', 'coal'] });
    const { state } = play(start, DRAW);
    expect([state.phase, state.handSize[0]]).toEqual(['turn', 9]);
    expect(play(state, transport('coal'), END_TURN).state.turn).toBe(1);
  });

  it('P28: no card is discarded at will', () => {
    const kinds = offers(arrange([{ hand: ['mail', 'sheriff'] }, {}])).map(({ kind }) => kind);
    expect(kinds).toEqual(['draw', 'transport', 'end-turn']);
  });
});

describe('the deck', () => {
  it('P20: is made anew from the discard pile when a card must be drawn, not before', () => {
    const start = arrange([{}, {}], { deck: ['mail'], discard: ['gold'] });
    const first = play(start, DRAW).state;
    expect([first.deck.length, discarded(first, 'gold')]).toEqual([0, 1]);
    const { state, events } = play(first, DRAW);
    expect([held(state, 0, 'gold'), discarded(state, 'gold')]).toEqual([1, 0]);
    expect(events[0]).toEqual({ kind: 'reshuffled', to: 'all', seat: 0, count: 1 });
  });

  it('P20: nothing is told of a reshuffle without cards', () => {
    const yard = { railway: 'central-15', advantage: UNUSED };
    const { events } = play(arrange([yard, {}], { deck: ['mail'] }), { kind: 'central-yard' });
    expect(events.map(({ kind }) => kind)).toEqual(['advantage-used', 'drew', 'drew-cards']);
  });

  it('P13, P20: a Master that is replaced before the reshuffle is told of before it', () => {
    const yard = { railway: 'central-15', advantage: UNUSED, master: 'express' };
    const start = arrange([yard, {}], { deck: ['baron'], discard: ['mail'] });
    const { state, events } = play(start, { kind: 'central-yard' });
    const told = events.filter(({ to }) => to === 'all').map(({ kind }) => kind);
    expect(told.slice(1, 4)).toEqual(['drew', 'master-entered', 'reshuffled']);
    expect(events).toContainEqual({ kind: 'reshuffled', to: 'all', seat: 0, count: 2 });
    expect(state.deck.length + state.discards.length).toBe(1);
  });

  it('D7: the discard pile keeps its order, also when a card is taken out of it', () => {
    const loop = { railway: 'great-lakes-loop', advantage: UNUSED, hand: ['refuel'] };
    const start = arrange([{ ...loop, setbacks: ['out-of-coal'] }, {}], {
      discard: ['repair', 'oil'],
    });
    const { state } = play(start, remedy('refuel'), {
      kind: 'salvage-crew',
      card: cardOf('refuel'),
    });
    expect(state.discards).toEqual(['repair', 'oil', 'out-of-coal'].map(cardOf));
  });

  it('P20: with no card anywhere there is no Draw', () => {
    expect(offers(arrange([{}, {}], { deck: [] }))).toEqual([{ kind: 'end-turn' }]);
  });
});

describe('the end', () => {
  it('3.2, P18, D11: comes at once with $1,000,000 in play, in the middle of the turn and under setbacks', () => {
    const start = arrange([
      {
        inPlay: ['gold', 'gold', 'gold', 'oil'],
        hand: ['passenger'],
        setbacks: ['tariff', 'storm'],
      },
      { inPlay: ['oil'] },
      { inPlay: ['oil', 'mail'] },
    ]);
    expect(game.outcome(start)).toBeUndefined();
    const { state, events } = play(start, transport('passenger'));
    expect(game.outcome(state)).toEqual({
      ranking: [[0], [2], [1]],
      scores: [1_000_000, 200_000, 225_000],
      reason: 'delivered',
    });
    expect(game.deciders(state)).toEqual([]);
    expect(events.at(-1)).toEqual({ kind: 'ended', to: 'all', reason: 'delivered' });
  });

  it('3.1: does not count the hand', () => {
    const start = arrange([{ inPlay: ['gold', 'gold', 'gold'], hand: ['oil', 'oil', 'mail'] }, {}]);
    expect(game.outcome(play(start, transport('mail')).state)).toBeUndefined();
  });

  it('P29: comes when everybody in turn has passed; the most valuable delivery wins', () => {
    const start = arrange([{ inPlay: ['mail'] }, { inPlay: ['gold'] }, {}]);
    expect(game.outcome(play(start, END_TURN, END_TURN).state)).toBeUndefined();
    expect(game.outcome(play(start, END_TURN, END_TURN, END_TURN).state)).toEqual({
      ranking: [[1], [0], [2]],
      scores: [25_000, 250_000, 0],
      reason: 'stalled',
    });
  });

  it('P29: equals share the win', () => {
    const start = arrange([{ inPlay: ['gold'] }, { inPlay: ['gold'] }]);
    expect(game.outcome(play(start, END_TURN, END_TURN).state)?.ranking).toEqual([[0, 1]]);
  });

  it('P29: an action in between starts the count again', () => {
    const { state } = play(arrange([{}, {}]), END_TURN, DRAW, END_TURN, END_TURN);
    expect([game.outcome(state), state.idleTurns]).toEqual([undefined, 1]);
  });

  it('D4: whoever uses an advantage has not passed', () => {
    const start = arrange([{ railway: 'central-15', advantage: UNUSED }, {}]);
    const { state } = play(start, { kind: 'central-yard' }, END_TURN, END_TURN);
    expect([game.outcome(state), state.idleTurns]).toEqual([undefined, 1]);
  });

  it('D5: comes after 200 rounds', () => {
    const start = arrange([{ inPlay: ['mail'], advantage: USED }, {}]);
    start.turnsOver = 2 * ROUND_LIMIT - 1;
    expect(game.outcome(play(start, DRAW, END_TURN).state)).toEqual({
      ranking: [[0], [1]],
      scores: [25_000, 0],
      reason: 'stalled',
    });
  });

  it('2.4: remedying ends a turn as any action does', () => {
    const start = arrange([{ setbacks: ['out-of-coal'], hand: ['refuel'] }, {}], { deck: EIGHT });
    expect(play(start, DRAW, DRAW, remedy('refuel')).state.turn).toBe(1);
  });
});
