import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../../match/host.ts';
import { ownName } from '../../settings/settings.ts';
import { entryOf } from './entries.ts';
import { EVERYTHING, fits, resultOf, statisticsOf, treesOf } from './library.ts';
import type { Entry } from './library.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

const summary = (id: string, over: Partial<MatchSummary> = {}): MatchSummary => ({
  id,
  game: 'german-railways',
  options: {},
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Brunel', level: 'easy' },
    { kind: 'bot', name: 'Locke', level: 'expert' },
  ],
  startedAt: NOW,
  changedAt: NOW,
  moves: 20,
  deciders: [],
  outcome: { ranking: [[0], [1, 2]], scores: [9, 5, 5], reason: 'agreed' },
  imported: false,
  ...over,
});
const entry = (over: Partial<MatchSummary> = {}): Entry => entryOf(summary('a', over));
const found = (one: Entry, filter: Partial<typeof EVERYTHING>): boolean =>
  fits(one, { ...EVERYTHING, ...filter }, 'German Railways', NOW);

describe('who I am in a match', () => {
  it('is the only person, and nobody in a match from a file', () => {
    expect(entry().me).toBe(0);
    expect(entry({ imported: true }).me).toBeUndefined();
  });

  it('is whoever has my name where several people play', () => {
    const players = [
      { kind: 'person', name: 'Grace' },
      { kind: 'person', name: 'Ada' },
    ] as const;
    ownName.value = 'Ada';
    expect(entry({ players, imported: true })).toMatchObject({ me: 1, opponents: ['Grace'] });
    ownName.value = '';
    expect(entry({ players }).me).toBeUndefined();
  });
});

describe('the filters', () => {
  it('let everything through at first', () => expect(found(entry(), {})).toBe(true));

  it.each([
    [{ text: 'railways BRUNEL' }, true],
    [{ text: 'railways webb' }, false],
    [{ text: 'opening' }, true],
    [{ game: 'german-railways' }, true],
    [{ game: 'iberian-gauge' }, false],
    [{ opponent: 'Bot, expert' }, true],
    [{ opponent: 'Bot, random' }, false],
    [{ result: 'won' }, true],
    [{ result: 'lost' }, false],
    [{ result: 'open' }, false],
  ] as const)('%j: %s', (filter, expected) => {
    expect(found(entry({ comments: { 4: 'A fine opening' } }), filter)).toBe(expected);
  });

  it('know how long ago a match was', () => {
    const old = entry({ changedAt: NOW - 8 * DAY });
    expect([found(old, { period: 'week' }), found(old, { period: 'month' })]).toEqual([
      false,
      true,
    ]);
  });

  it('call a match that goes on open, and one without me neither won nor lost', () => {
    expect(resultOf(entry({ outcome: null }))).toBe('open');
    expect(resultOf(entry({ imported: true }))).toBeUndefined();
  });
});

describe('the statistics', () => {
  const lost = { ranking: [[1], [0, 2]], scores: [5, 9, 5], reason: 'agreed' };
  const entries = [entry(), entry({ outcome: lost }), entry({ outcome: null })];

  it('count what is over, with shared places as the best of them', () => {
    expect(statisticsOf(entries, 'game')).toEqual([
      { key: 'german-railways', played: 2, won: 1, place: 1.5 },
    ]);
    expect(statisticsOf(entries, 'seats')).toMatchObject([{ key: '3', played: 2 }]);
    const second = entry({
      players: summary('b').players.slice(1).toSpliced(1, 0, { kind: 'person', name: '' }),
    });
    expect(statisticsOf([...entries, second], 'seat')).toMatchObject([
      { key: '1', played: 2, won: 1 },
      { key: '2', played: 1, won: 0 },
    ]);
  });

  it('count each kind of opponent once in a match', () => {
    const two = entry({
      players: [
        { kind: 'person', name: '' },
        { kind: 'bot', name: 'Brunel', level: 'easy' },
        { kind: 'bot', name: 'Locke', level: 'easy' },
      ],
    });
    expect(statisticsOf([two, ...entries], 'opponent')).toEqual([
      { key: 'Bot, easy', played: 3, won: 2, place: 4 / 3 },
      { key: 'Bot, expert', played: 2, won: 1, place: 1.5 },
    ]);
  });
});

it('matches stand below the one they went on from, by move; without it by themselves', () => {
  const trees = treesOf([
    summary('late', { branch: { of: 'root', at: 9 } }),
    summary('root'),
    summary('twig', { branch: { of: 'late', at: 12 } }),
    summary('early', { branch: { of: 'root', at: 3 } }),
    summary('orphan', { branch: { of: 'elsewhere', at: 1 } }),
  ]);
  expect(trees.map(({ match }) => match.id)).toEqual(['root', 'orphan']);
  const [root] = trees;
  expect(root?.branches.map(({ match }) => match.id)).toEqual(['early', 'late']);
  expect(root?.branches[1]?.branches.map(({ match }) => match.id)).toEqual(['twig']);
});
