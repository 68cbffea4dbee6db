export { BotPool } from './bot-pool.ts';
export type { ReviewPart, ReviewRequest } from './jobs.ts';
export { ReviewDesk } from './review-desk.ts';
export { runArena } from './run-arena.ts';
export { JobFailed } from './thread-pool.ts';
