/** Where a card can be drawn from: the engine deck, the up card, blindly from the car deck, the car discard pile. */
export const SOURCES = ['engines', 'up', 'deck', 'discard'] as const;
export type Source = (typeof SOURCES)[number];
