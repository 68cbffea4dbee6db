export { dealtSeed } from './branch.ts';
export type { Branch, Deal } from './branch.ts';
export { defineGame, moveKinds } from './define-game.ts';
export type { MoveKind, MoveList, MoveOf, Phases } from './define-game.ts';
export { assertNever } from './game.ts';
export type {
  AnyGame,
  Audience,
  Automation,
  Emit,
  EventBase,
  Game,
  MoveBase,
  Outcome,
  Seat,
  Viewer,
} from './game.ts';
export { centre, DIRECTIONS, distance, neighbourTable } from './hex.ts';
export type { Axial, Orientation } from './hex.ts';
export { findDifference, sameJson } from './json.ts';
export { Match } from './match.ts';
export type { Frame, MatchSnapshot, Position, SeenStep } from './match.ts';
export { formatNotation } from './notation/format-notation.ts';
export { parseNotedMatch } from './notation/match-text.ts';
export type { NotedMatch, NotedPlayer } from './notation/match-text.ts';
export type { Expected, NotationProblem } from './notation/problem.ts';
export { gameOfNotation, isNotation, readNotation } from './notation/read-notation.ts';
export type { ReadNotation } from './notation/read-notation.ts';
export { optionCombinations, parseOptionsBy } from './options.ts';
export type { OptionSpec, OptionValue } from './options.ts';
export { below, integer, itemOf, moveParser, oneOf, sameMove, seatBelow } from './parse.ts';
export { rankByScore } from './ranking.ts';
export { parseRecord } from './record.ts';
export type { MatchRecord, MatchStart } from './record.ts';
export { replay, setUpMatch } from './replay.ts';
export type { ReplayProblem } from './replay.ts';
export {
  drawBelow,
  drawFrom,
  forkRng,
  isSeed,
  nextUint32,
  rngFromSeed,
  seedFromText,
  shuffle,
} from './rng.ts';
export type { Rng } from './rng.ts';
export { eventsFor, findMove, REFUSALS, reveals, tryMove } from './try-move.ts';
export type { Found, Refusal, Step } from './try-move.ts';
