import type { Lesson } from '../../lesson.ts';
import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';
import { MOVES } from './moves.ts';

export const lesson: Lesson<keyof typeof en> = {
  options: { teams: false, routeBoards: false },
  seats: 2,
  seat: 0,
  prepared: { seed: '3cec4c9281c9b4955d2b51bb0000005f', moves: MOVES },
  pages: [
    { at: 0, name: 'goal', look: '.market' },
    { at: 0, name: 'turn' },
    { at: 0, name: 'cargo', look: '.hand' },
    { at: 1, name: 'market' },
    { at: 2, name: 'effect' },
    { at: 3, name: 'refill' },
    { at: 4, name: 'opponent' },
    { at: 6, name: 'load', look: '.storage' },
    { at: 8, name: 'burn', look: '.hand' },
    { at: 9, name: 'unlimited' },
    { at: 15, name: 'moreGrain' },
    { at: 16, name: 'anyGood' },
    { at: 18, name: 'endAgain' },
    { at: 24, name: 'loadMore' },
    { at: 26, name: 'wait' },
    { at: 31, name: 'sabotaged' },
    { at: 32, name: 'next' },
    { at: 33, name: 'endThird' },
    { at: 37, name: 'full' },
    { at: 43, name: 'send' },
    { at: 44, name: 'scored' },
    { at: 44, name: 'end' },
  ],
  words: catalog(en, { de: async () => (await import('./de.ts')).de }),
};
