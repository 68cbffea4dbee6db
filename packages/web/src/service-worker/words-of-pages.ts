/** What a page says to a version that waits. */
export const TAKE_OVER = 'take-over';
