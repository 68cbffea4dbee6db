import { callOver } from '../local/rpc.ts';
import type { ReviewCalls, ReviewNews } from './review-worker.ts';

/** Where a match is reviewed: a worker of its own, so that no bot, no rules and no page waits for it. */
export interface ReviewDesk extends ReviewCalls {
  close(): void;
}

/** Opens such a desk; `onNews` hears how far it has come. */
export function reviewDesk(onNews: (news: ReviewNews) => void): ReviewDesk {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const calls = callOver<ReviewCalls>(worker, (note) => onNews(note as ReviewNews));
  return {
    open: (id, record) => calls.open(id, record),
    adopt: (notes) => calls.adopt(notes),
    run: (milliseconds) => calls.run(milliseconds),
    stop: () => calls.stop(),
    moment: (moves) => calls.moment(moves),
    explain: (moves, better, other) => calls.explain(moves, better, other),
    pose: (puzzle) => calls.pose(puzzle),
    explainPuzzle: (puzzle, other) => calls.explainPuzzle(puzzle, other),
    close: () => worker.terminate(),
  };
}
