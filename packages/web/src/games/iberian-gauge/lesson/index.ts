import type { Lesson } from '../../lesson.ts';
import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';
import { MOVES } from './moves.ts';

export const lesson: Lesson<keyof typeof en> = {
  options: {},
  seats: 3,
  seat: 0,
  prepared: { seed: 'f1de5e77a4a3dc75937413d30000001e', moves: MOVES },
  pages: [
    { at: 0, name: 'goal' },
    { at: 0, name: 'rounds', look: '.rounds' },
    { at: 0, name: 'start', look: '.tiles' },
    { at: 1, name: 'value' },
    { at: 2, name: 'city' },
    { at: 3, name: 'others' },
    { at: 7, name: 'invest' },
    { at: 10, name: 'build', look: '.tiles' },
    { at: 10, name: 'mountains' },
    { at: 11, name: 'partners' },
    { at: 12, name: 'reached', look: '.ladders' },
    { at: 13, name: 'dividend' },
    { at: 15, name: 'purple' },
    { at: 16, name: 'again' },
    { at: 16, name: 'more' },
    { at: 23, name: 'alone' },
    { at: 24, name: 'penalty', look: '.ladders' },
    { at: 24, name: 'valladolid' },
    { at: 30, name: 'porto' },
    { at: 31, name: 'second' },
    { at: 32, name: 'paid' },
    { at: 32, name: 'lease' },
    { at: 32, name: 'end' },
  ],
  words: catalog(en, { de: async () => (await import('./de.ts')).de }),
};
