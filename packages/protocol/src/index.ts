export { MOST_CHAT, MOST_NOTE, parseClientMessage } from './client-message.ts';
export type { ClientMessage, ParsedMessage } from './client-message.ts';
export { hasNul } from './has-nul.ts';
export { CONTRACT, reasonsOf } from './http/contract.ts';
export { CHAT_PAGE, LOBBY_PAGE, matches } from './http/matches.ts';
export type { LobbyFilter, NewTable } from './http/matches.ts';
export { NOTIFICATION_LANGUAGES, notifications, WEBHOOK_KINDS } from './http/notifications.ts';
export type {
  Channel,
  ChannelKind,
  FailedNotification,
  Failure,
  NotificationKind,
  NotificationLanguage,
  Notifications,
  PushAddress,
  WebhookKind,
} from './http/notifications.ts';
export { requestFor, statusOf } from './http/operation.ts';
export type {
  AnswerOf,
  Asking,
  Auth,
  BodyOf,
  Operation,
  ParamsOf,
  QueryOf,
} from './http/operation.ts';
export { people } from './http/people.ts';
export type { Passkey, Session, User } from './http/people.ts';
export { site } from './http/site.ts';
export { PROBLEMS } from './problems.ts';
export type { Program, ProgramNote } from './program.ts';
export { REASONS } from './reasons.ts';
export type { Reason } from './reasons.ts';
export { parseServerMessage } from './server-message.ts';
export type {
  ChatLine,
  Clocks,
  ParsedServerMessage,
  PositionMessage,
  SeenStep,
  ServerMessage,
  TakeBackProposal,
} from './server-message.ts';
export { timeControlSchema } from './table.ts';
export type { OwnTable, Table, TableSettings, TimeControl } from './table.ts';
export { PROTOCOL_VERSION } from './version.ts';
