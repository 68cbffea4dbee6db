import { seedFromText } from '@roundhouse/engine';
import { cardOf, CARDS, ironHorsesRampage as game } from '@roundhouse/games/iron-horses-rampage';
import type { Move, View } from '@roundhouse/games/iron-horses-rampage';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../game-ui.ts';
import type { Who } from '../game-ui.ts';
import { playAtRandom } from '../testing.ts';
import { describe as describeTable } from './describe.ts';
import { movesOfCard } from './hand-moves.ts';
import { labelOf } from './labels.ts';
import { CARD_LIVERIES } from './liveries.ts';
import { promptOf, rulesNow } from './prompt.ts';
import { advantageState } from './say.ts';
import type { RampageScene } from './say.ts';
import { tell } from './telling.ts';
import { whyNot } from './why-not.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const NAMES = ['You', 'Ben', 'Cleo', 'Dan'];
const who = { name: (seat: number) => NAMES[seat] ?? '', sees: (seat: number) => seat === 0 };

const sceneOf = (view: View, legal: readonly Move[]): RampageScene =>
  stillScene({ view, viewer: view.viewer, who, legal });

const play = (seats: number) =>
  playAtRandom(game, { seats, seed: seedFromText(`words/${seats}`) }, sceneOf);

const BROKEN = /undefined|NaN|null|\[object|^$/;
/** “You” in the middle of a sentence, and verbs that don't go with it. */
const CLUMSY = /[a-z] You\b|You (plays|is|has)\b|\b1 cards/;

describe.each([2, 3, 4])('the words of a whole match of %i', (seats) => {
  const { scenes, events } = play(seats);

  it('name every move, no two alike', () => {
    for (const scene of scenes) {
      const labels = scene.legal.map((move) => labelOf(move, scene));
      expect(labels.filter((label) => BROKEN.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('ask in one sentence, and offer an advantage only where one can be used', () => {
    for (const scene of scenes) {
      const prompt = promptOf(scene);
      expect(prompt).toMatch(/^[A-Z].*[.?]$/);
      if (scene.legal.length === 1 && scene.view.phase === 'turn') {
        expect(prompt).not.toContain('advantage');
      }
    }
  });

  it('tell every event as one says it', () => {
    const lines = events.flatMap((event) => tell(event, who) ?? []);
    expect(lines.filter((line) => BROKEN.test(line) || CLUMSY.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(events.length / 3);
  });

  it('describe the table', () => {
    for (const scene of scenes.filter((_, i) => i % 10 === 0)) {
      const lines = describeTable(scene).flatMap((part) => part.lines);
      expect(lines.filter((line) => BROKEN.test(line))).toEqual([]);
    }
  });

  it('every move that is not a button belongs to a card or a thing on the table', () => {
    const ofHand: readonly Move['kind'][] = [
      'transport',
      'remedy',
      'sabotage',
      'discard',
      'safe',
      'sheriff',
    ];
    for (const { legal, view } of scenes) {
      const offered = new Set(
        view.hand.flatMap((count, card) => (count > 0 ? movesOfCard(card, legal) : [])),
      );
      expect(legal.filter((move) => ofHand.includes(move.kind) && !offered.has(move))).toEqual([]);
    }
  });
});

describe('cards in hand', () => {
  it('a Safe and a Sheriff can be chosen, whatever they are called', () => {
    const safe: Move = { kind: 'safe', card: cardOf('gold') };
    const sheriff: Move = { kind: 'sheriff' };
    expect(movesOfCard(cardOf('safe'), [safe, sheriff])).toEqual([safe]);
    expect(movesOfCard(cardOf('sheriff'), [safe, sheriff])).toEqual([sheriff]);
    expect(movesOfCard(cardOf('gold'), [safe, sheriff])).toEqual([]);
  });

  it('setbacks name what lifts them, in German too', () => {
    for (const { id } of CARDS.filter(
      ({ id, group }) => group === 'setback' && id !== 'hijacker',
    )) {
      const price = id === 'storm' ? 50_000 : 100_000;
      expect(en.faces[id]?.about).toContain(en.money(price));
      expect(de.faces[id]?.about).toContain(`für ${de.money(price)}`);
    }
  });
});

describe('an advantage', () => {
  const player = play(2).scenes[0]?.view.players[0];
  if (player === undefined) throw new Error('nobody plays');

  it('is called used only if First Class does not give it back', () => {
    const used = { ...player, hasAdvantage: false };
    const states = [
      { ...player, hasAdvantage: true, advantage: 1, master: cardOf('first-class') },
      { ...used, master: cardOf('first-class') },
      { ...used, master: cardOf('baron') },
    ].map(advantageState);
    expect(states).toEqual(['', en.backNextTurn, en.used]);
  });
});

describe('the log', () => {
  const drew = (seat: number, cards: readonly string[], eyes: Who = who): string[] =>
    [
      { kind: 'drew', to: 'all', seat, count: cards.length } as const,
      { kind: 'drew-cards', to: [seat], seat, cards: cards.map(cardOf) } as const,
    ].flatMap((event) => tell(event, eyes) ?? []);

  it('says once what the viewer drew, and how many cards others did', () => {
    expect(drew(0, ['coal', 'refuel'])).toEqual(['You drew Coal and Refuel.']);
    expect(drew(1, ['coal', 'refuel'])[0]).toBe('Ben drew 2 cards.');
    expect(drew(1, ['coal'])[0]).toBe('Ben drew a card.');
  });

  it('calls nobody you who is not, where everybody’s cards are seen', () => {
    const all = { ...who, sees: () => true };
    const told = drew(1, ['coal'], all).concat(
      tell({ kind: 'surveyed-cards', to: [1], seat: 1, cards: [cardOf('coal')] }, all) ?? [],
      tell({ kind: 'kept-card', to: [1], seat: 1, card: cardOf('coal') }, all) ?? [],
    );
    expect(told).toEqual(['Ben drew Coal.', 'Ben saw Coal.', 'Ben kept Coal.']);
  });

  it('speaks to the viewer as one does', () => {
    const storm = cardOf('storm');
    const lines = [
      { kind: 'sabotaged', to: 'all', seat: 1, target: 0, setback: storm } as const,
      { kind: 'setback-laid', to: 'all', seat: 0, from: 1, setback: storm } as const,
      { kind: 'foiled', to: 'all', seat: 0, from: 1, setback: storm, by: 'sheriff' } as const,
      { kind: 'master-entered', to: 'all', seat: 0, card: cardOf('bond'), replaced: -1 } as const,
      { kind: 'surveyed', to: 'all', seat: 1, count: 1 } as const,
    ].map((event) => tell(event, who));
    expect(lines).toEqual([
      'Ben played Storm against you.',
      'Storm is now holding you up.',
      'Your Sheriff foiled Storm.',
      'Bond became your Master.',
      'Ben looked at the next card.',
    ]);
    expect(en.against('Storm', 'You', 'Ben')).toBe('You play Storm against Ben');
    expect(en.against('Storm', 'Ben', 'You')).toBe('Ben plays Storm against you');
  });
});

describe('why not', () => {
  const { scenes } = play(3);
  const scene = scenes.find(
    ({ view, legal }) => view.phase === 'turn' && view.turnsOver < 2 && legal.length > 2,
  );
  if (scene === undefined) throw new Error('no turn');

  it('says that there is nothing to hijack', () => {
    expect(whyNot(`hand:${cardOf('hijacker')}`, scene)).toMatch(/nothing to hijack/i);
  });

  it('tells one’s own setback from another’s', () => {
    const own = Number(scene.viewer);
    const texts = [own, own + 1].map((seat) => whyNot(`setback:${seat}:${cardOf('storm')}`, scene));
    expect(texts).toEqual([en.why.cannotPay, en.why.othersSetback]);
  });
});

it('the rules that matter now are rules there are', () => {
  const rules = readFileSync(
    new URL('../../../../games/src/iron-horses-rampage/RULES.md', import.meta.url),
    'utf8',
  );
  const now = new Set(play(4).scenes.flatMap(rulesNow));
  expect(now.size).toBeGreaterThan(20);
  expect([...now].filter((id) => !new RegExp(`^(- |\\| )${id}\\s`, 'm').test(rules))).toEqual([]);
});

it('colours are those of the rulebook: remedies blue, Masters silver', () => {
  const colourOf = (id: string): number[] =>
    (CARD_LIVERIES[cardOf(id)]?.colour.match(/[0-9a-f]{2}/g) ?? []).map((hex) => parseInt(hex, 16));
  const [red = 0, green = 0, blue = 0] = colourOf('repair');
  expect(blue).toBeGreaterThan(Math.max(red, green) * 1.5);
  const silver = colourOf('baron');
  expect(silver).toHaveLength(3);
  expect(Math.max(...silver) - Math.min(...silver)).toBeLessThan(24);
});
