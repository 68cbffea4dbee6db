export { MOST_CHAT, MOST_ID, MOST_NOTE, parseClientMessage } from './client-message.ts';
export type { ClientMessage } from './client-message.ts';
export { deltaOf, deltaText, entryText } from './delta.ts';
export type { Delta, EntryText, ToldEntry } from './delta.ts';
export { hasNul } from './has-nul.ts';
export { bots, MOST_BOTS, MOST_TOKENS } from './http/bots.ts';
export type { BotAccount, Token } from './http/bots.ts';
export { clubs, MOST_CLUB_ABOUT, MOST_CLUBS, MOST_FOUNDED } from './http/clubs.ts';
export type { Club, ClubInside, Rung } from './http/clubs.ts';
export { CONTRACT, reasonsOf } from './http/contract.ts';
export { INVITED_DAYS, invitations, MOST_GUESTS, MOST_INVITATIONS } from './http/invitations.ts';
export type { Audience, Invitation } from './http/invitations.ts';
export { CHAT_PAGE, LOBBY_PAGE, matches, MOST_INVITED } from './http/matches.ts';
export type { LobbyFilter, NewTable } from './http/matches.ts';
export { notifications, WEBHOOK_KINDS } from './http/notifications.ts';
export type {
  Channel,
  ChannelKind,
  FailedNotification,
  Failure,
  NotificationKind,
  Notifications,
  PushAddress,
  WebhookKind,
} from './http/notifications.ts';
export { problemSchema, readAnswer, requestFor, statusOf } from './http/operation.ts';
export type {
  AnswerOf,
  Asking,
  Auth,
  BodyOf,
  Operation,
  ParamsOf,
  QueryOf,
} from './http/operation.ts';
export { MOST_SANCTION_WORDS, order, SANCTION_KINDS } from './http/order.ts';
export type { AuditLine, Judged, Report, SanctionKind } from './http/order.ts';
export type { Role, Scope } from './http/role.ts';
export {
  MOST_REPORT_WORDS,
  MOST_REPORTED_LINES,
  MOST_REPORTS,
  MOST_TIES,
  peace,
} from './http/peace.ts';
export type { Here, ReportKind, Tie } from './http/peace.ts';
export { people } from './http/people.ts';
export type { Passkey, Session, User } from './http/people.ts';
export { LEADERS_PAGE, MOST_LEADER_PAGES, ratings } from './http/ratings.ts';
export type { Leaderboard, MatchRating, Profile, Shows } from './http/ratings.ts';
export { reviews } from './http/reviews.ts';
export type { ReviewState } from './http/reviews.ts';
export { seeking } from './http/seeking.ts';
export type { Seek } from './http/seeking.ts';
export { site } from './http/site.ts';
export {
  FORMATS,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  MOST_TOURNAMENT_ABOUT,
  MOST_TOURNAMENTS,
  tournaments,
  TOURNAMENTS_PAGE,
} from './http/tournaments.ts';
export type {
  Tournament,
  TournamentFormat,
  TournamentInside,
  TournamentState,
  TournamentTerms,
} from './http/tournaments.ts';
export type { Clocks, PositionMessage, SeenStep, TakeBackProposal } from './position.ts';
export { Positions } from './positions.ts';
export { PROBLEMS } from './problems.ts';
export { MOST_LINE_STEPS, MOST_LINES, MOST_LINES_TEXT } from './program.ts';
export type { LineStep, PlannedLine, Program, ProgramNote } from './program.ts';
export type { Reason } from './reasons.ts';
export { parseServerMessage } from './server-message.ts';
export type { ChatLine, ServerMessage } from './server-message.ts';
export {
  allowsHelp,
  LONGEST_TIMES,
  PACES,
  paceOf,
  SPECTATOR_DELAYS,
  timeControlSchema,
  usualOnResign,
} from './table.ts';
export type { OwnTable, Pace, Table, TableSettings, TimeControl } from './table.ts';
export { PROTOCOL_VERSION } from './version.ts';
