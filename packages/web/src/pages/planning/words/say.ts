import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';

/** The words of the planning board. */
export const say = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
