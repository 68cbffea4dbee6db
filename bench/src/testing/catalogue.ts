import { rr60 } from '../rr60/index.ts';

/** Something to measure that is always there. */
export const CATALOGUE = { games: [rr60] };

export const findGame = (id: string): typeof rr60 | undefined =>
  id === rr60.id ? rr60 : undefined;
