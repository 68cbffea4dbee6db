import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';

/** The words of ratings and profiles. */
export const about = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
