/** How long a step of others is shown, and one's own, in milliseconds. */
export const STEP_TIME = 950;
export const OWN_STEP_TIME = 350;

/** Up to how long one has been waiting, and which part of its time a step then has. */
const HASTE: readonly (readonly [upTo: number, part: number])[] = [
  [3000, 1],
  [6000, 0.5],
];
const MOST_HASTE = 0.2;

/**
 * The time of a step of others: all of it at first, and less the longer the viewer has been waiting for a turn of their
 * own. Everything is still shown, in order.
 */
export function hastened(time: number, waited: number): number {
  const part = HASTE.find(([upTo]) => waited < upTo)?.[1] ?? MOST_HASTE;
  return time * part;
}
