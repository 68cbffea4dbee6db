import type { Frame, Viewer } from '@roundhouse/engine';
import type { Answer, MatchInfo, Past, Place, Update } from '../host.ts';
import type { HostCalls } from './host-worker.ts';
import { callOver } from './rpc.ts';

type Listener = (update: Update) => void;

/** Matches in this browser, and what its rules and bots do for matches that live elsewhere. */
export interface LocalHost extends Pick<
  HostCalls,
  'choices' | 'matches' | 'create' | 'remove' | 'keep' | 'think' | 'ahead'
> {
  join(match: string, listener: Listener): Promise<Answer<Place>>;
  /** Opens a finished match or a kept record. */
  replay(match: string): Promise<Answer<Past>>;
  /** A record as a past that can be looked at from every seat; it is not kept. */
  unfold(match: MatchInfo, record: unknown): Promise<Answer<Past>>;
}

/** Matches in this browser: the rules and the bots work beside the page, never in it. */
export function localHost(): LocalHost {
  const listeners = new Map<string, Listener>();
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    for (const listener of listeners.values()) listener({ kind: 'trouble', problem: 'host-gone' });
  });
  const calls = callOver<HostCalls>(worker, (note) => {
    const { match, update } = note as { match: string; update: Update };
    listeners.get(match)?.(update);
  });
  const { choices, matches, create, remove, keep, think, ahead } = calls;
  return {
    choices,
    matches,
    create,
    remove,
    keep,
    think,
    ahead,
    async join(id, listener) {
      listeners.set(id, listener);
      const joined = await calls.join(id);
      if (!joined.ok) listeners.delete(id);
      return joined.ok ? { ok: true, value: place(joined.value) } : joined;
    },
    replay: async (id) => past(await calls.replay(id)),
    unfold: async (match, record) => past(await calls.unfold(match, record)),
  };

  function past(opened: Answer<MatchInfo>): Answer<Past> {
    if (!opened.ok) return opened;
    const match = opened.value;
    const { id } = match;
    const frames = (viewer: Viewer): Promise<readonly Frame[]> => calls.frames(id, viewer);
    return { ok: true, value: { match, frames, record: () => calls.record(id) } };
  }

  function place(match: MatchInfo): Place {
    const { id } = match;
    return {
      match,
      look: (viewer) => void calls.look(id, viewer),
      play: (seat, move, moves) => calls.play(id, seat, move, moves),
      takeBack: (seat, moves) => calls.takeBack(id, seat, moves),
      hint: (seat) => calls.hint(id, seat),
      preview: (seat, move) => calls.preview(id, seat, move),
      past: (viewer) => calls.past(id, viewer),
      at: (viewer, moves) => calls.at(id, viewer, moves),
      shown: (moves) => void calls.shown(id, moves),
      leave() {
        listeners.delete(id);
        void calls.leave(id);
      },
    };
  }
}
