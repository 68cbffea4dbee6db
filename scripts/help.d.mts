export function helpIfAsked(text: string): void;
