import { catalog } from './catalog.ts';
import { en } from './en.ts';

export type Words = typeof en;

/** The words of the house, for everything that is not a game's own. */
export const words = catalog<Words>(en, { de: () => import('./de.ts').then(({ de }) => de) });
