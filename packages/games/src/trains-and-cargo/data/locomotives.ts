/** What stands before a train, weakest first. */
export const LOCOMOTIVES = ['none', 'green', 'orange'] as const;
export const NO_LOCOMOTIVE = 0;
export const GREEN = 1;
export const ORANGE = 2;

export const TOKENS_PER_CARRIAGE = 2;
export const GREEN_CARRIAGES = 3;
export const GREEN_TOKENS = GREEN_CARRIAGES * TOKENS_PER_CARRIAGE;

/** Orange locomotives in the game for this number of players or teams. */
export function orangeCount(sides: number): number {
  return sides === 2 ? 1 : 2;
}
