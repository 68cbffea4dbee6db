import { language } from '../settings/settings.ts';
import { catalog } from '../words/catalog.ts';
import { en } from './words/en.ts';

/** The words of the review, of its questions and of puzzles. */
export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });

/** "12%", in the reader's way. */
export function percent(share: number): string {
  return share.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: 0 });
}

/** "+12%" or "−3%". */
export function signedPercent(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
}
