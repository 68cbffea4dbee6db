export { parseClientMessage } from './client-message.ts';
export type { ClientMessage, ParsedMessage, Program } from './client-message.ts';
export { hasNul } from './has-nul.ts';
export { chatLineSchema, parseServerMessage } from './parse-server-message.ts';
export type { ParsedServerMessage } from './parse-server-message.ts';
export { REASONS } from './server-message.ts';
export type {
  ChatLine,
  Clocks,
  PositionMessage,
  ProgramNote,
  Reason,
  SeenStep,
  ServerMessage,
  TakeBackProposal,
} from './server-message.ts';
export { PROTOCOL_VERSION } from './version.ts';
