import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';

/** The words around a game's rules. */
export const sayRules = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
