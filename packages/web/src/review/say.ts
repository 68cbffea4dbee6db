import { computed } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { catalog } from '../words/catalog.ts';
import { en } from './words/en.ts';

/** The words of the review, of its questions and of puzzles. */
export const say = catalog(en, { de: () => import('./words/de.ts').then(({ de }) => de) });

/** Made once for a language: that takes longer than to use it. */
const format = computed(
  () => new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }),
);

/** "12%", in the reader's way. */
export const percent = (share: number): string => format.value.format(share);

/** "+12%" or "−3%". */
export function signedPercent(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
}
