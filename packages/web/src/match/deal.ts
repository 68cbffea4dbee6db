import { seedFromText } from '@roundhouse/engine';

const DEAL = 'deal';
const NAME = /^[a-z0-9-]{1,40}$/;

/** Whether this can be the name of a deal: up to 40 small letters, digits and dashes. */
export const isDeal = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name);

/** The shuffle of a deal: whoever names it gets the same. */
export const seedOfDeal = (deal: string): string => seedFromText(`deal ${deal}`);

/** The deal that the end of an address asks for, in letters of any size; `bad` if there can be none of that name. */
export function dealIn(search: string): { readonly deal?: string; readonly bad?: true } {
  const asked = new URLSearchParams(search).get(DEAL)?.toLowerCase();
  if (asked === undefined) return {};
  return isDeal(asked) ? { deal: asked } : { bad: true };
}

/** The address of a game's page that asks for a deal. */
export const dealAddress = (game: string, deal: string): string => `/game/${game}?${DEAL}=${deal}`;
