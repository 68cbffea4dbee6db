import { seeking } from '@roundhouse/protocol';
import type { Seek } from '@roundhouse/protocol';
import type { Seekers } from '../seeking/seekers.ts';
import type { Store } from '../store/store.ts';
import { HttpProblem } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface SeekRoutesInput {
  readonly store: Store;
  readonly seekers: Seekers;
}

/** Finding people to play with. */
export function seekRoutes(serve: Serve, { store, seekers }: SeekRoutesInput): void {
  const stateOf = async (user: string): Promise<Seek | null> => (await seekers.state(user)) ?? null;

  serve(seeking.seek, async ({ visitor: { user }, body, request }) => {
    const { seats, ...wish } = body;
    const wanted = seats === undefined ? wish : { ...wish, seats };
    const problem = await seekers.seek({ user, address: request.ip }, wanted);
    if (problem !== undefined) throw new HttpProblem(problem);
    const state = await stateOf(user.id);
    if (state === null) throw new Error('somebody who looks for a game is not found');
    return state;
  });

  serve(seeking.state, async ({ visitor: { user } }) => stateOf(user.id));

  serve(seeking.stop, async ({ visitor: { user } }) => {
    await store.seeks.end(user.id);
    return undefined;
  });
}
