import type { Viewer } from '@roundhouse/engine';
import { HEXES, iberianGauge as game } from '@roundhouse/games/iberian-gauge';
import type { State } from '@roundhouse/games/iberian-gauge';
import {
  ALL_LOCOMOTIVES,
  arrange,
  cityHex,
  DECLINE,
  hexAt,
  PASS,
  play,
  starting,
} from '@roundhouse/games/iberian-gauge/testing';
import { Component, isValidElement } from 'preact';
import type { ComponentType } from 'preact';
import { describe, expect, it } from 'vitest';
import { Figure } from '../../pieces/Figure.tsx';
import { stillScene } from '../game-ui.ts';
import { plateOf } from './CityPlate.tsx';
import { BOX, centreOf } from './geography.ts';
import { Holdings } from './Holdings.tsx';
import { ui } from './index.tsx';
import { Ladders } from './Ladders.tsx';
import { Legend } from './Legend.tsx';
import { turnText } from './Now.tsx';
import type { IberianScene } from './say.ts';
import { tell } from './telling.ts';
import { Tiles } from './Tiles.tsx';
import { whyNot } from './why-not.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const NAMES = ['You', 'Ben', 'Cleo'];
const who = { name: (seat: number) => NAMES[seat] ?? '', sees: (seat: number) => seat === 0 };
const [RED, ORANGE, BLUE, , YELLOW] = [0, 1, 2, 3, 4] as const;
const MADRID = cityHex('Madrid');

function sceneOf(state: State, viewer: Viewer = state.seat): IberianScene {
  return stillScene({
    view: game.view(state, viewer),
    viewer,
    seats: NAMES.map((name, seat) => ({
      seat,
      name,
      bot: undefined,
      colour: '#000000',
      pattern: 'plain',
      letter: name.charAt(0),
    })),
    who,
    legal: viewer === 'spectator' ? [] : game.legalMoves(state, viewer),
  });
}

type Props = Readonly<Record<string, unknown>>;

/** What a piece of the table says, its titles in brackets. */
function textOf(node: unknown): string {
  if (Array.isArray(node))
    return node
      .map((each) => textOf(each).trim())
      .filter(Boolean)
      .join(' ');
  if (typeof node === 'string' || typeof node === 'number') return `${node}`;
  if (!isValidElement(node)) return '';
  const props: Props = { ...node.props };
  if (node.type === Figure) return String(props['value']);
  if (typeof node.type === 'function') return textOf(drawn(node.type, props));
  const title = typeof props['title'] === 'string' ? `[${props['title']}]` : '';
  return [title, textOf(props['children']).trim()].filter(Boolean).join(' ');
}

const drawn = (type: ComponentType, props: Props): unknown =>
  type.prototype instanceof Component
    ? (Reflect.construct(type, [props]) as Component).render(props)
    : Reflect.apply(type, undefined, [props]);

const started = (): State =>
  arrange({
    tiles: ['red', 'blue', 'orange', 'purple', 'yellow'],
    railroads: {
      red: { holders: [0, 1, 2], track: [MADRID], treasury: 50, value: 12 },
      blue: { holders: [1], track: ALL_LOCOMOTIVES, treasury: 50, value: 12 },
    },
  });

describe('the table', () => {
  it('I1: shows what a share of every railroad pays on every space', () => {
    const text = textOf(Ladders({ scene: sceneOf(started()) }));
    expect(text).toContain('[A share pays: Red 2, Orange and Blue 2, Purple and Yellow 3]');
    expect(text).toContain('[A share pays: Red 5, Orange and Blue 6, Purple and Yellow 8]');
    expect(text).toContain('[A share pays: Red 17, Orange and Blue 20, Purple and Yellow 25]');
    expect(text.match(/\[A share pays/g)).toHaveLength(19);
    expect(text).toMatch(/Yellow 8\] .* 5 6 8 \[A share/);
  });

  it('3.3: the legend has the costs of a hex and how many locomotives it holds', () => {
    const text = textOf(Legend());
    expect(text).toContain('build lease locos');
    expect(text).toContain('Easy 4 2 1');
    expect(text).toContain('Difficult 8 4 1');
    expect(text).toContain('City dividend +1 4 – 5');
    expect(text).toContain('Major city dividend +2, value +1 4 – 5');
  });

  it('3.7: the five-city bonus stands on every tile, as long as it is to be had', () => {
    const text = textOf(Tiles({ scene: sceneOf(started()) }));
    for (const amount of [17, 20, 25]) expect(text).toContain(`Majors +${amount}`);
    expect(text).toContain('at the fifth the bank pays 17 pesetas for every share');
  });

  it('3.2: a railroad without a locomotive has 0; one that is not started has no share value', () => {
    const text = textOf(Tiles({ scene: sceneOf(started()) }));
    const [, red, blue, orange] = text.split(/\[Builds \w+\]/);
    expect(red).toMatch(/Locos 21/);
    expect(blue).toMatch(/Share 12 .* Locos 0/);
    expect(orange).toMatch(/Share – .* Pays – .* Locos 22/);
  });
});

describe('the map', () => {
  /** How far beyond the edges of the map a plate reaches that has grown so many times. */
  const beyond = (city: string, grown: number): number => {
    const hex = centreOf(cityHex(city));
    const { x, width, fixed } = plateOf(city, hex);
    const middle = hex.x + x + fixed - fixed * grown;
    const half = (width / 2) * grown;
    return Math.max(BOX.x - (middle - half), middle + half - (BOX.x + BOX.width));
  };
  const cities = HEXES.filter(({ city }) => city !== '');

  it.each([
    ['every name, where all of them are shown', cities, 1.35],
    ['the large cities on a small phone', cities.filter(({ terrain }) => terrain === 'major'), 2.3],
  ] as const)('cuts off no name at its edge: %s', (_, shown, grown) => {
    expect(shown.length).toBeGreaterThan(3);
    for (const { city } of shown) {
      expect(beyond(city, 1), city).toBeLessThanOrEqual(0);
      expect(beyond(city, grown), city).toBeLessThanOrEqual(0);
    }
  });
});

describe('what is at stake', () => {
  it('3.8: is never more than the spaces down to the first', () => {
    const state = started();
    expect(turnText(sceneOf(state))).toContain('2 spaces of share value at stake');
    const low = arrange({
      railroads: { red: { holders: [0], track: [MADRID], treasury: 50, value: 4 } },
    });
    expect(turnText(sceneOf(low))).toContain('the share value can’t fall any lower');
  });

  it('3.8: is asked about at the last cube, if there is something to lose', () => {
    const asked = (value: number): string | undefined => {
      const track = [hexAt(17, 0)];
      const state = arrange({ railroads: { red: { holders: [0], track, treasury: 50, value } } });
      return ui.confirm?.(DECLINE, sceneOf(state));
    };
    expect(asked(40)).toContain('loses 1 space of share value');
    expect(asked(4)).toBeUndefined();
  });
});

describe('a stock round', () => {
  it('I5: says who would take the Priority Deal, and how many passes are missing', () => {
    const begun = arrange({ round: 0, priorityDeal: 1 });
    expect(turnText(sceneOf(begun))).toBe(
      'Stock round. If nobody buys any more, Ben keeps the Priority Deal.',
    );
    const bought = play(begun, ...starting(YELLOW, 20, MADRID), PASS).state;
    expect(turnText(sceneOf(bought))).toBe(
      'Stock round. 1 of 3 passes in a row; the round ends at 3, and Cleo takes the Priority Deal.',
    );
    expect(textOf(Holdings({ scene: sceneOf(bought), seat: 2 }))).toContain('Priority Deal next?');
    expect(textOf(Holdings({ scene: sceneOf(bought), seat: 1 }))).toContain('[Began this stock');
    const mine = play(bought, PASS, PASS).state;
    expect(mine.phase).toBe('build');
    expect(textOf(Holdings({ scene: sceneOf(mine), seat: 2 }))).toContain('[Begins the next stock');
  });

  it('2.4: marks what was bought only as long as it lasts', () => {
    const begun = play(arrange({ round: 0 }), ...starting(RED, 12, MADRID), PASS, PASS).state;
    const mark = 'bought in this stock round';
    expect(textOf(Holdings({ scene: sceneOf(begun), seat: 0 }))).toContain(mark);
    const building = play(begun, PASS).state;
    expect(textOf(Holdings({ scene: sceneOf(building), seat: 0 }))).not.toContain(mark);
  });
});

describe('why not', () => {
  // The printed example, with one peseta less than it costs.
  const state = arrange({
    tiles: ['blue', 'red', 'orange', 'purple', 'yellow'],
    railroads: {
      blue: { holders: [0], track: [cityHex('Cuenca')], treasury: 17 },
      purple: { holders: [1], track: [hexAt(14, 1), hexAt(15, 1), hexAt(16, 0)] },
      red: { holders: [2], track: [hexAt(17, 0)] },
    },
  });
  const scene = sceneOf(state);

  it('I9, I17: a lease that is too dear says so, with its price', () => {
    expect(whyNot(`hex:${cityHex('Valencia')}`, scene)).toBe(
      'Building here costs 4 and the shortest lease 14, together 18; the treasury has 17.',
    );
  });

  it('2.2: a railroad that can’t be started says what it costs at least', () => {
    const poor = arrange({
      round: 2,
      cash: [11, 40, 40],
      railroads: { yellow: { holders: [1], track: [MADRID], value: 8 } },
    });
    expect(whyNot(`tile:${RED}`, sceneOf(poor))).toBe(
      'Starting a railroad costs at least 12, and you have 11.',
    );
  });

  it('3.4: a hex out of reach says that', () => {
    expect(whyNot(`hex:${cityHex('Bilbao')}`, scene)).toMatch(/^Blue’s track doesn’t reach/);
  });
});

describe('words', () => {
  it('3.5, 3.7, 3.9: the rules of a build have leasing, the bonus and the dividend', () => {
    expect(ui.rulesNow?.(sceneOf(started()))).toEqual(
      expect.arrayContaining(['3.5', '3.7', '3.9']),
    );
  });

  it('3.7, 3.9: the bank pays', () => {
    const paid = { to: 'all', railroad: BLUE, perShare: 8, toSeats: [16], toTreasury: 0 } as const;
    expect(tell({ kind: 'dividend-paid', ...paid }, who)).toBe(
      'The bank paid 8 for each share of Blue: you 16.',
    );
    const bonus = { ...paid, railroad: ORANGE, perShare: 20 };
    expect(tell({ kind: 'major-cities-bonus-paid', ...bonus }, who)).toMatch(/the bank paid 20/);
  });

  it('have one word for a city', () => {
    expect(JSON.stringify(en)).not.toMatch(/\btowns?\b|urban hex/i);
  });

  it('have the verbs of the Priority Deal in both languages', () => {
    expect(en.stockNow('You', false, 0, 3)).toBe(
      'If nobody buys any more, you take the Priority Deal.',
    );
    expect(de.stockNow('Du', true, 0, 3)).toBe('Kauft niemand mehr, behältst du das Vorrecht.');
    expect(de.stockNow('Ben', false, 1, 3)).toMatch(/und dann bekommt Ben das Vorrecht\.$/);
  });
});
