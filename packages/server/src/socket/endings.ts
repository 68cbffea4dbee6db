/** How the server ends a connection on its own account, with the code and the words that it closes the socket with. */
export const GOODBYES = {
  'session-ended': { code: 4401, words: 'the session has ended' },
  'store-away': { code: 1013, words: 'the store does not answer' },
  stopping: { code: 1001, words: 'the server is stopping' },
  flooding: { code: 1008, words: 'too many messages that were refused' },
} as const;
export type Goodbye = keyof typeof GOODBYES;

/** Why a connection ended: besides, it was cut off because it read too slowly or said nothing, or the other side went. */
export type Ending = Goodbye | 'slow' | 'silent' | 'left';
