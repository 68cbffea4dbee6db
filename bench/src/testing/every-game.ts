import { GAMES } from '@roundhouse/games';

/** What a server process and its threads of bots find the games in. */
export const CATALOGUE = { games: GAMES };

export { findGame } from '@roundhouse/games';
