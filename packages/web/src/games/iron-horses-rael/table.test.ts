import { NONE } from '@roundhouse/engine/kit';
import type { Outcome, Viewer } from '@roundhouse/engine';
import { ironHorsesRael as game } from '@roundhouse/games/iron-horses-rael';
import type { Event, Move, State } from '@roundhouse/games/iron-horses-rael';
import {
  add,
  arrange,
  caboose,
  car,
  complete,
  DECLINE,
  deliver,
  discard,
  draw,
  engine,
  PASS,
  play,
  setHand,
  setInPlay,
} from '@roundhouse/games/iron-horses-rael/testing';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../game-ui.ts';
import { account } from './account.ts';
import { describe as inWords } from './describe.ts';
import { ui } from './index.tsx';
import { labelOf } from './labels.ts';
import { drawn } from './LogTrain.tsx';
import { cardName } from './say.ts';
import type { RaelScene } from './say.ts';
import { tell } from './telling.ts';
import { whyNot } from './why-not.ts';

const NAMES = ['You', 'Ben', 'Cleo'];
const who = { name: (seat: number) => NAMES[seat] ?? '', sees: (seat: number) => seat === 0 };

/** The scene of whoever decides, or of a viewer. */
function sceneOf(state: State, viewer: Viewer = game.deciders(state)[0] ?? 0): RaelScene {
  const legal = viewer === 'spectator' ? [] : game.legalMoves(state, viewer);
  return stillScene({ view: game.view(state, viewer), viewer, who, legal });
}

const FULL = [0, 1, 2, 3, 4, 5, engine('engine 1'), engine('engine 2')];

/** Everybody holds 8 cards, and seat 0 acts. */
function allFull(seats: number): State {
  const state = arrange(seats);
  for (let seat = 0; seat < seats; seat++) setHand(state, seat, FULL);
  state.phase = 'act';
  return state;
}

/** What the frame asks of the table about a move. */
const asked = (state: State, move: Move): [string | undefined, string | undefined, string] => {
  const scene = sceneOf(state);
  return [ui.confirm?.(move, scene), ui.button(move, scene), labelOf(move, scene)];
};

describe('a match that stands still', () => {
  it('R33: the last turn of a quiet round asks before it ends the match', () => {
    const first = allFull(2);
    expect(asked(first, PASS)).toEqual([undefined, 'harmless', 'Take no action']);
    const last = play(first, PASS).state;
    const [sentence, tone, label] = asked(last, PASS);
    expect(sentence).toMatch(/^This ends the match at once: nobody has drawn/);
    expect([tone, label]).toEqual(['danger', 'Take no action: this ends the match']);
  });

  it('D3: so does an engine drawn, or a draw declined, at the end of five idle rounds', () => {
    const state = allFull(2);
    state.idleTurns = 9;
    const discarded = play(state, discard(engine('engine 1'))).state;
    expect(asked(discarded, draw('engines'))[0]).toMatch(/no car or train has moved/);
    expect(asked(discarded, DECLINE)[1]).toBe('danger');
    expect(asked(discarded, draw('up'))[0]).toBeUndefined();
  });

  it('a final turn never asks', () => {
    const state = allFull(2);
    Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2, quietTurns: 1 });
    expect(asked(state, PASS)[0]).toBeUndefined();
  });

  it('is counted in words, with its rules', () => {
    const { state } = play(allFull(3), PASS, PASS);
    const scene = sceneOf(state);
    const texts = inWords(scene).flatMap(({ lines }) => lines);
    expect(texts).toContain(
      'Standstill: 2 turns in a row with nothing done. At 3 the match ends at once.',
    );
    expect(ui.rulesNow?.(scene)).toEqual(expect.arrayContaining(['3.2', '6.5', 'R33', 'D3']));
    const { state: end, events } = play(state, PASS);
    expect(events.flatMap((event) => tell(event, who) ?? [])).toContain(
      'The match stands still and ends here.',
    );
    const rules = ui.rulesNow?.(sceneOf(end)) ?? [];
    expect(rules).toEqual(expect.arrayContaining(['6.5', 'R33', 'D3']));
    expect(rules).not.toContain('6.1');
  });

  it('counts the idle turns if they are nearer to the end', () => {
    const state = allFull(2);
    Object.assign(state, { quietTurns: 0, idleTurns: 7 });
    const texts = inWords(sceneOf(state)).flatMap(({ lines }) => lines);
    expect(texts.join()).toMatch(/7 turns in a row in which no car or train moved. At 10/);
  });
});

it('R25: the rules of a final turn are shown in it', () => {
  const state = allFull(2);
  Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2 });
  expect(ui.rulesNow?.(sceneOf(state))).toEqual(expect.arrayContaining(['6.1', '6.2', 'R25']));
});

describe('what everybody may know', () => {
  const words = (state: State, viewer?: Viewer): string =>
    inWords(sceneOf(state, viewer))
      .flatMap(({ lines }) => lines)
      .join('\n');

  it('the colours of a caboose are all named', () => {
    expect(cardName(caboose('red', 'yellow'))).toBe(
      'caboose (doubles red, cancels yellow, triples all-blue trains)',
    );
  });

  it('the up card and the discard pile are told with their bonuses', () => {
    const state = arrange(2);
    state.up = car('blue', 3);
    state.discard = [car('red', 5), car('orange', 1)];
    expect(words(state)).toContain(
      'Up card: blue 3 hopper. Right behind it: red earns $2, yellow earns $1',
    );
    expect(words(state)).toMatch(/top first: orange 1 tank car. Right behind it: .*; red 5/);
  });

  it('cards that left the game are listed', () => {
    const state = arrange(2);
    state.removed[car('red', 4)] = 2;
    expect(words(state)).toContain('Out of the game: red 4 cattle car, red 4 cattle car');
  });

  it('D6: cards seen, possible cabooses and old engines are told of each hand', () => {
    const state = arrange(2);
    const taken = play(state, draw('deck'), PASS, draw('up'), PASS).state;
    expect(words(taken, 1)).toMatch(/unseen cabooses: 1 at most/);
    expect(words(taken, 0)).toContain(`Seen in hand: ${cardName((taken.shown[0] ?? NONE) % 48)}`);
    taken.shuffles = 1;
    expect(words(taken, 0)).toContain('1 engine from before the last shuffle');
  });

  it('a secret market card counts for nobody before the end', () => {
    const state = arrange(2);
    state.stocks[state.x3[0] ?? NONE] = 1;
    state.market.fill(4);
    expect(ui.standing?.(game.view(state, 0))).toEqual([4, 0]);
    Object.assign(state, { phase: 'over', ending: 'stalled', turn: NONE });
    expect(ui.standing?.(game.view(state, 0))).toEqual([12, 0]);
  });

  it('one’s own draw is told once, with its card', () => {
    const { events } = play(arrange(2), draw('deck'));
    const lines = events.flatMap((event) => tell(event, who) ?? []);
    expect(lines[0]).toMatch(/^You drew the .+\.$/);
    expect(lines.filter((line) => line.includes('drew'))).toHaveLength(1);
  });

  it('where everybody’s cards are seen, a draw is told once, with who drew', () => {
    const { events } = play(arrange(2), draw('deck'));
    const all = { name: (seat: number) => NAMES[1 - seat] ?? '', sees: () => true };
    const lines = events.flatMap((event) => tell(event, all) ?? []);
    expect(lines.filter((line) => line.includes('drew'))).toEqual([
      expect.stringMatching(/^Ben drew the .+\.$/),
    ]);
  });
});

describe('why not', () => {
  const two = engine('engine 2');

  function building(): State {
    const state = arrange(2);
    state.phase = 'act';
    setHand(state, 0, [car('red', 1), car('blue', 3), car('blue', 4)]);
    setInPlay(state, 0, [two]);
    return play(state, complete(two)).state;
  }

  const why = (state: State, thing: string): string | undefined => whyNot(thing, sceneOf(state, 0));

  it('names the step that is due', () => {
    const started = building();
    const full = play(started, add(car('blue', 3)), add(car('red', 1))).state;
    const chosen = play(full, deliver(2)).state;
    expect(why(started, `engine:0:${two}`)).toMatch(/needs more cards/);
    expect(why(full, `engine:0:${two}`)).toMatch(/Choose a depot/);
    expect(why(full, `hand:${car('blue', 4)}`)).toMatch(/Choose a depot/);
    expect(why(chosen, `engine:0:${two}`)).toMatch(/turn the dial/);
    expect(why(chosen, `hand:${car('blue', 4)}`)).toMatch(/turn the dial/);
  });

  it('after a discard it is the draw that is due', () => {
    const state = arrange(2);
    state.phase = 'act';
    setHand(state, 0, [car('red', 1)]);
    const { state: redraw } = play(state, discard(car('red', 1)));
    expect(why(redraw, `engine:0:${two}`)).toMatch(/draw for the card you discarded/);
  });
});

describe('the account of stocks', () => {
  it('multiplies what is held by its value, and by a market card', () => {
    const state = arrange(2);
    state.stocks[state.x3[0] ?? NONE] = 2;
    state.market.fill(4);
    Object.assign(state, { phase: 'over', ending: 'stalled', turn: NONE });
    const outcome = { ranking: [[0], [1]], scores: [24, 0], reason: 'stalled' };
    const [, line] = account(game.view(state, 0), outcome);
    expect(line?.values).toEqual(['2\u00a0×\u00a04\u00a0×\u00a03\u00a0=\u00a0$24', '–']);
  });
});

describe('the account of a tie', () => {
  const outcome: Outcome = { scores: [10, 10, 3], ranking: [[0], [1], [2]], reason: 'stalled' };

  function held(...stocks: readonly (readonly number[])[]): State {
    const state = arrange(3);
    state.market = [1, 5, 2, 0, 0, 0];
    state.stocks = stocks.flat();
    return state;
  }

  const lastLine = (state: State): unknown => account(game.view(state, 0), outcome).at(-1);

  it('6.4: most stocks', () => {
    const state = held([1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
    expect(lastLine(state)).toEqual({ label: 'Tie-break: most stocks', values: ['2', '1', '–'] });
  });

  it('6.4: then the most valuable colour in which they differ', () => {
    const state = held([0, 1, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
    expect(lastLine(state)).toEqual({
      label: 'Tie-break: most yellow stocks, the most valuable colour in which they differ',
      values: ['1', '0', '–'],
    });
  });

  it('6.4: or that the place is shared', () => {
    const state = held([0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
    expect(lastLine(state)).toMatchObject({ values: ['1', '1', '–'] });
  });
});

it('a delivery is drawn in the log: a short line, and the train that its picture names', () => {
  const event: Event = {
    kind: 'delivered',
    to: 'all',
    seat: 1,
    engine: engine('engine 2'),
    train: [0, 1],
    region: 3,
    faces: 5,
    following: 2,
    tripled: false,
    value: 7,
    bonus: 3,
  };
  const log = drawn(event, who);
  const whole = tell(event, who) ?? '';
  expect(log?.line.length).toBeLessThan(whole.length);
  expect(log?.line).toContain('Ben delivered to');
  expect(log?.line).toContain('= $10');
  for (const card of [event.engine, ...event.train])
    expect(log?.line).not.toContain(cardName(card));
  expect(drawn({ kind: 'passed', to: 'all', seat: 0 }, who)).toBeUndefined();
});
