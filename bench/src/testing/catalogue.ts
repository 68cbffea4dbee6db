import { rr60 } from '../rr60/index.ts';

/** Something to measure that is always there. */
export const CATALOGUE = { games: [rr60] };
