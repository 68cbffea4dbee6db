import type { Seat } from '@roundhouse/engine';
import {
  germanRailways,
  HEXES,
  hexOfCity,
  NEIGHBOURS,
  RAILROADS,
} from '@roundhouse/games/german-railways';
import type { Move, State } from '@roundhouse/games/german-railways';
import {
  arrange,
  build,
  CME,
  DONE,
  GBS,
  KSS,
  lay,
  play,
  PO,
} from '@roundhouse/games/german-railways/testing';
import { describe, expect, it } from 'vitest';
import { stillScene } from '../game-ui.ts';
import { lastRoundOf, meterOf } from './end-of-match.ts';
import { FROM_LEIPZIG } from './how-to.tsx';
import { ui } from './index.tsx';
import { confirmOf, promptOf } from './labels.ts';
import { lesson } from './lesson/index.ts';
import { groundOf, say } from './say.ts';
import type { GermanScene } from './say.ts';
import { tell } from './telling.ts';
import { whyNot } from './why-not.ts';

const who = {
  name: (seat: Seat) => ['You', 'Ben', 'Cleo'][seat] ?? '',
  sees: (seat: Seat) => seat === 0,
};

/** The table as a seat sees it. */
function sceneOf(state: State, viewer: Seat = 0): GermanScene {
  return stillScene({
    view: germanRailways.view(state, viewer),
    viewer,
    who,
    deciders: germanRailways.deciders(state),
    legal: germanRailways.legalMoves(state, viewer),
  });
}

const hexNear = (city: string): number =>
  NEIGHBOURS[hexOfCity(city)]?.find((hex) => HEXES[hex]?.city === -1) ?? -1;
const wholeShares = RAILROADS.flatMap((_, each) => [0, 1, 2].map((seat) => [seat, each] as const));

describe('the end of the match', () => {
  const gate = hexNear('Königsberg');
  const beyond = (NEIGHBOURS[gate] ?? []).filter((hex) => hex !== hexOfCity('Königsberg'));
  /** The Ostbahn has left Königsberg, and the Sächsische stands at all but one of the hexagons around it. */
  const walls = arrange({
    treasury: { [KSS]: 20 },
    track: [[PO, gate], ...beyond.slice(1).map((hex) => [KSS, hex] as const)],
  });

  it('is announced in the build that brings it, with the railroad, and asked about', () => {
    const begun = play(walls, build(KSS)).state;
    expect(lastRoundOf(germanRailways.view(begun, 0))).toBeUndefined();
    const { state } = play(begun, lay(beyond[0] ?? -1));
    const warning =
      'The Ostbahn can no longer get two connections: the match ends after this round.';
    expect(lastRoundOf(germanRailways.view(state, 0))).toBe(warning);
    expect(confirmOf(DONE, sceneOf(state))).toBe(`${warning} Finish the build?`);
  });

  it('is not asked about in any other build', () => {
    const { state } = play(arrange({ treasury: { [CME]: 2 } }), build(CME), lay('Duisburg'));
    expect(confirmOf(DONE, sceneOf(state))).toBeUndefined();
  });

  it('has a meter that names who is connected and who is at risk', () => {
    const state = arrange({
      track: [
        [PO, 'Posen'],
        [KSS, 'Posen'],
        [CME, 'Posen'],
      ],
    });
    expect(meterOf(germanRailways.view(state, 0))).toContain(
      '3 of 8 railroads have two connections (Ostbahn, Sächsische, and Cöln-Mindener).',
    );
    const lonely = arrange();
    lonely.locomotives[GBS] = 0;
    for (const railroad of [0, 1, 2, 6, 7]) lonely.locomotives[railroad] = 0;
    expect(meterOf(germanRailways.view(lonely, 0))).toMatch(/At risk: .*\./);
  });

  it('is announced before a last quiet round', () => {
    const state = { ...arrange(), quietRounds: 1, heard: 0b111 };
    expect(lastRoundOf(germanRailways.view(state, 0))).toContain('Unless a share is sold');
  });
});

describe('an auction', () => {
  const open = (state: State): State => play(state, { kind: 'offer', railroad: PO }).state;

  it('asks once more before all the money is bid', () => {
    const scene = sceneOf(open(arrange({ cash: [7, 9, 9] })));
    expect(confirmOf({ kind: 'bid', amount: 7 }, scene)).toBe(
      'That is all your money: 7 Talers. Bid it?',
    );
    expect(confirmOf({ kind: 'bid', amount: 6 }, scene)).toBeUndefined();
  });

  it('says who takes a first share that nobody bids for', () => {
    const state = open(arrange({ shares: [] }));
    const later = play(state, { kind: 'drop-out' }).state;
    expect(promptOf(sceneOf(later, 1))).toContain('If nobody bids, You');
  });

  it('tells whose income a sale has raised', () => {
    const { events } = play(
      open(arrange()),
      { kind: 'bid', amount: 3 },
      { kind: 'drop-out' },
      { kind: 'drop-out' },
    );
    const sold = events.flatMap((event) => (event.kind === 'share-sold' ? [event] : []));
    expect(sold.map((event) => tell(event, who))[0]).toMatch(/Your income is now \d+\.$/);
  });
});

describe('why a railroad can’t build', () => {
  const why = (state: State, railroad: number): string | undefined =>
    whyNot(`railroad:${railroad}`, sceneOf(state));

  it.each<[string, State, RegExp]>([
    ['no share', arrange({ shares: [[1, CME]] }), /own no share/],
    ['no money', arrange(), /could build with 0 Talers\. A sold share/],
    ['no money and no share to sell', arrange({ shares: wholeShares }), /all its shares are sold/],
    [
      'walled in',
      arrange({
        treasury: { [PO]: 9 },
        track: [[KSS, hexNear('Königsberg')]],
      }),
      /no free hexagon/,
    ],
  ])('%s', (name, state, expected) => {
    expect(why(state, name === 'walled in' ? PO : CME)).toMatch(expected);
  });

  it('its limit for a build', () => {
    const scene = sceneOf(arrange({ treasury: { [CME]: 9 } }));
    const dear: Move[] = [{ kind: 'pass' }];
    expect(whyNot(`railroad:${CME}`, { ...scene, legal: dear })).toContain(
      'may spend 5 Talers on a build',
    );
  });
});

describe('the third picture of the how-to', () => {
  it('prices only hexagons beside Leipzig', () => {
    const beside = NEIGHBOURS[hexOfCity('Leipzig')] ?? [];
    expect(FROM_LEIPZIG.filter((hex) => !beside.includes(hex))).toEqual([]);
  });
});

describe('what is told of the game', () => {
  it('11.1, G19: the rules of an action have its end, those of a build what may be built', () => {
    const rules = (state: State): readonly string[] => ui.rulesNow?.(sceneOf(state)) ?? [];
    const action = arrange({ treasury: { [KSS]: 20 } });
    expect(rules(action)).toEqual(expect.arrayContaining(['11.1', 'G14', 'G18', 'G19']));
    const begun = play(action, build(KSS)).state;
    expect(rules(begun)).toEqual(expect.arrayContaining(['7.4', '7.5', '10.2']));
  });

  it('G18, G19: how-to and lesson know how a match can end by agreement and by silence', () => {
    const howTo = say()
      .howTo.map(({ text }) => text)
      .join(' ');
    const taught = JSON.stringify(lesson.words());
    for (const text of [howTo, taught]) {
      expect(text).toMatch(/agree|propose/);
      expect(text).toMatch(/nothing (is|has been|was) sold or built/);
    }
  });

  it('10.5: income is no promise for a Berlin-Hamburger without its link', () => {
    expect(say().seat.incomeAbout).toMatch(/nothing for the Berlin-Hamburger until/);
  });

  it('7.4, 7.5: an Approach hexagon holds one railroad, and a railroad has one of them', () => {
    const approach = HEXES.findIndex(({ zone }) => zone === 'berlin-approach');
    expect(groundOf(approach)).toMatch(
      /one railroad, and a railroad has one track in the whole zone/,
    );
  });
});
