import { whenNeeded } from './when-needed.ts';

/** Writes numbers as a language does, with a true minus sign: a hyphen is too short among figures. */
export function figures(locale: string, options?: Intl.NumberFormatOptions): (n: number) => string {
  const format = whenNeeded(() => new Intl.NumberFormat(locale, options));
  return (n) => format().format(n).replace('-', '−');
}
