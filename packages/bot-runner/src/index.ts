export { BotPool } from './bot-pool.ts';
export type { BotPoolSettings, ThinkTerms, Thought } from './bot-pool.ts';
export type { ReviewPart, ReviewRequest } from './jobs.ts';
export { ReviewDesk } from './review-desk.ts';
export { runArena } from './run-arena.ts';
export type { ArenaPlan, ArenaProgress } from './run-arena.ts';
export { FAILURES, JobFailed } from './thread-pool.ts';
export type { Failure, PoolSettings } from './thread-pool.ts';
