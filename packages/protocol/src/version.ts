/** The version that every message carries. Raised when an old client could misread a message. */
export const PROTOCOL_VERSION = 4;
