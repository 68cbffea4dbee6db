/** The colours of cars, stocks and regions, clockwise around a dial. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
