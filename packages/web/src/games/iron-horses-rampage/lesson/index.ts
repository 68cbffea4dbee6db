import type { Lesson } from '../../lesson.ts';
import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';
import { MOVES } from './moves.ts';

export const lesson: Lesson<keyof typeof en> = {
  options: { resources: 53, largeTable: false },
  seats: 3,
  seat: 0,
  prepared: { seed: '20742f61c8d46c3163f4413e00000097', moves: MOVES },
  pages: [
    { at: 0, name: 'goal', look: '.waybills' },
    { at: 0, name: 'turn', look: '.yard-now' },
    { at: 0, name: 'draw' },
    { at: 1, name: 'transport', look: '.hand' },
    { at: 2, name: 'sabotage', look: '.hand' },
    { at: 4, name: 'others' },
    { at: 7, name: 'payOff' },
    { at: 13, name: 'foiled' },
    { at: 16, name: 'small' },
    { at: 17, name: 'look' },
    { at: 18, name: 'tariff' },
    { at: 20, name: 'hit' },
    { at: 27, name: 'remedy', look: '.hand' },
    { at: 28, name: 'refill' },
    { at: 32, name: 'sheriff', look: '.hand' },
    { at: 34, name: 'noDefence' },
    { at: 38, name: 'advantage', look: '.seats' },
    { at: 39, name: 'free' },
    { at: 41, name: 'lastDraw' },
    { at: 42, name: 'master', look: '.waybill-marks' },
    { at: 42, name: 'end' },
  ],
  words: catalog(en, { de: async () => (await import('./de.ts')).de }),
};
