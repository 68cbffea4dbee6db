import type { MoveBase, Viewer } from '@roundhouse/engine';
import type { Ahead, Answer, Connection, Host, MatchInfo, Past, Update } from '../host.ts';
import type { AheadQuestion, HostCalls } from './host-worker.ts';
import type { Question } from './table-keeper.ts';
import { callOver } from './rpc.ts';

/** The host in this browser, and what its rules and bots do for matches that live elsewhere. */
export interface LocalHost extends Host {
  /** A record as a past that can be looked at from every seat; it is not kept. */
  unfold(match: MatchInfo, record: unknown): Promise<Answer<Past>>;
  think(question: Question): Promise<MoveBase>;
  /** What a move would lead to, as far as its seat can know. */
  ahead(question: AheadQuestion): Promise<Ahead | undefined>;
}

/** Matches in this browser: the rules and the bots work beside the page, never in it. */
export function localHost(): LocalHost {
  const listeners = new Map<string, (update: Update) => void>();
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    for (const listener of listeners.values()) listener({ kind: 'trouble', problem: 'host-gone' });
  });
  const calls = callOver<HostCalls>(worker, (note) => {
    const { match, update } = note as { match: string; update: Update };
    listeners.get(match)?.(update);
  });
  const { choices, matches, create, remove, record, keep } = calls;
  return {
    choices,
    matches,
    create,
    remove,
    record,
    keep,
    async join(id, viewer: Viewer, listener): Promise<Answer<Connection>> {
      listeners.set(id, listener);
      const joined = await calls.join(id, viewer);
      if (!joined.ok) listeners.delete(id);
      return joined.ok ? { ok: true, value: connection(joined.value) } : joined;
    },
    replay: async (id) => past(await calls.replay(id)),
    unfold: async (match, record) => past(await calls.unfold(match, record)),
    think: calls.think,
    ahead: calls.ahead,
  };

  function past(opened: Answer<MatchInfo>): Answer<Past> {
    if (!opened.ok) return opened;
    const match = opened.value;
    return { ok: true, value: { match, frames: (viewer) => calls.frames(match.id, viewer) } };
  }

  function connection(match: MatchInfo): Connection {
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
