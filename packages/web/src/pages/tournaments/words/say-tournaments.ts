import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';

/** The words of tournaments. */
export const sayTournaments = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
