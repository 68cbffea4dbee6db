import { catalog } from '../../words/catalog.ts';
import { en } from './en.ts';

/** The words of everything online. */
export const say = catalog(en, { de: () => import('./de.ts').then(({ de }) => de) });

/** The sentence for a code that the server answered with. */
export function errorText(code: string): string {
  const { errors, otherError } = say();
  return errors[code as keyof typeof errors] ?? otherError;
}
