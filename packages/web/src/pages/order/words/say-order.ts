import { catalog } from '../../../words/catalog.ts';
import { en } from './en.ts';

/** The words of friends, peace and order. */
export const sayOrder = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });
