import { catalog } from '../../words/catalog.ts';
import { en } from './en.ts';

/** The words of what can be done with a match besides looking at it. */
export const say = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
