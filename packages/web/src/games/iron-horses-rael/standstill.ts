import { idleLimit, quietLimit } from '@roundhouse/games/iron-horses-rael';
import type { View } from '@roundhouse/games/iron-horses-rael';
import { say } from './say.ts';

/** Whether people should know that the match is about to stand still. */
export function isSlowing({ ending, quietTurns, idleTurns, players }: View): boolean {
  return ending === null && (quietTurns > 0 || idleTurns >= players.length);
}

/** How near the match is to ending because it stands still. */
export function standstillText({ quietTurns, idleTurns, players }: View): string {
  const { ends } = say();
  const [quiet, idle] = [quietLimit(players.length), idleLimit(players.length)];
  return idle - idleTurns < quiet - quietTurns || quietTurns === 0
    ? ends.idle(idleTurns, idle)
    : ends.quiet(quietTurns, quiet);
}
