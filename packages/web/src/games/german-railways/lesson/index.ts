import type { Lesson } from '../../lesson.ts';
import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';
import { MOVES } from './moves.ts';

export const lesson: Lesson<keyof typeof en> = {
  options: { turnOrder: 'bag' },
  seats: 3,
  seat: 0,
  prepared: { seed: '4a7b90590cac4937ef3c48d7000000bb', moves: MOVES },
  pages: [
    { at: 0, name: 'goal' },
    { at: 0, name: 'railroads', look: '.ledger, .tiles' },
    { at: 0, name: 'auction', look: '.desk' },
    { at: 3, name: 'letGo' },
    { at: 4, name: 'treasury', look: '.ledger, .tiles' },
    { at: 6, name: 'brown' },
    { at: 8, name: 'saxony' },
    { at: 10, name: 'bavaria' },
    { at: 15, name: 'mainWeser' },
    { at: 17, name: 'red' },
    { at: 22, name: 'enough' },
    { at: 24, name: 'lastOne' },
    { at: 26, name: 'bag', look: '.bag' },
    { at: 31, name: 'build' },
    { at: 32, name: 'cities' },
    { at: 33, name: 'erfurt' },
    { at: 34, name: 'stop' },
    { at: 35, name: 'secondTurn' },
    { at: 36, name: 'hills' },
    { at: 37, name: 'meet' },
    { at: 38, name: 'finish' },
    { at: 39, name: 'dividends' },
    { at: 39, name: 'nextRound', look: '.bag' },
    { at: 41, name: 'offered', look: '.desk' },
    { at: 44, name: 'bought' },
    { at: 48, name: 'yours' },
    { at: 48, name: 'end' },
  ],
  words: catalog(en, { de: async () => (await import('./de.ts')).de }),
};
