import type { Lesson } from '../../lesson.ts';
import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';
import { MOVES } from './moves.ts';

export const lesson: Lesson<keyof typeof en> = {
  options: {},
  seats: 2,
  seat: 0,
  prepared: { seed: '0f7e390caccf59ea492bc547000000e8', moves: MOVES },
  pages: [
    { at: 0, name: 'goal' },
    { at: 0, name: 'hand', look: '.hand' },
    { at: 0, name: 'choose' },
    { at: 2, name: 'draw', look: '.piles' },
    { at: 3, name: 'begin' },
    { at: 4, name: 'opponent' },
    { at: 6, name: 'drawAgain' },
    { at: 7, name: 'complete' },
    { at: 8, name: 'order' },
    { at: 9, name: 'green' },
    { at: 10, name: 'blue' },
    { at: 11, name: 'deliver' },
    { at: 12, name: 'dial' },
    { at: 13, name: 'paid', look: '.market' },
    { at: 20, name: 'theirs', look: '.market' },
    { at: 20, name: 'engine' },
    { at: 21, name: 'second' },
    { at: 22, name: 'pair' },
    { at: 24, name: 'violet' },
    { at: 25, name: 'dialAgain' },
    { at: 26, name: 'caboose' },
    { at: 34, name: 'more' },
    { at: 35, name: 'long' },
    { at: 36, name: 'last' },
    { at: 36, name: 'end' },
  ],
  words: catalog(en, { de: async () => (await import('./de.ts')).de }),
};
