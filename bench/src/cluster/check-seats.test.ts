import { expect, it } from 'vitest';
import { checkSeats, idOf } from './check-seats.ts';
import type { SeatedMatch } from './check-seats.ts';
import type { ClientLine } from './client-log.ts';

const log = (user: string, ...lines: ClientLine[]) => ({
  match: 'm',
  seat: 0,
  user,
  lines,
});
const GOOD: SeatedMatch = {
  match: 'm',
  seats: ['bea', null, 'ada'],
  logs: [
    log('ada', { kind: 'viewer', viewer: 2 }),
    log('bea', { kind: 'viewer', viewer: 0 }),
    log('cy', { kind: 'viewer', viewer: 'spectator' }),
  ],
  entries: [
    { id: `2/${idOf('ada', 1)}`, entry: { kind: 'move', seat: 2, move: { kind: 'pass' } } },
    { id: 'bot/1/1', entry: { kind: 'move', seat: 1, move: { kind: 'pass' } } },
  ],
  chat: [{ id: `cy/${idOf('cy', 1)}`, user: 'cy' }],
};
const kinds = (change: Partial<SeatedMatch>): string[] =>
  checkSeats({ ...GOOD, ...change }).map(({ kind }) => kind);

it('finds nothing where everybody kept to their seat', () => {
  expect(kinds({})).toEqual([]);
});

it.each([0, 1, 2] as const)('finds that one who has no seat saw seat %i', (viewer) => {
  expect(kinds({ logs: [log('cy', { kind: 'viewer', viewer })] })).toEqual(['foreignViews']);
});

it('finds that one who has a seat saw another', () => {
  const logs = [log('ada', { kind: 'viewer', viewer: 2 }, { kind: 'viewer', viewer: 0 })];
  expect(kinds({ logs })).toEqual(['foreignViews']);
});

it('finds what was played or said for another', () => {
  const entries = [{ id: `0/${idOf('cy', 3)}`, entry: { kind: 'resign', seat: 0 } as const }];
  expect(kinds({ entries })).toEqual(['foreignActs']);
  expect(kinds({ chat: [{ id: `bea/${idOf('cy', 4)}`, user: 'bea' }] })).toEqual(['foreignActs']);
});
