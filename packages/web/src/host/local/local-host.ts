import type { Viewer } from '@roundhouse/engine';
import type { Answer, Connection, Host, MatchInfo, Update } from '../host.ts';
import type { HostCalls } from './host-worker.ts';
import { callOver } from './rpc.ts';

/** Matches in this browser: the rules and the bots work beside the page, never in it. */
export function localHost(): Host {
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
    async replay(id) {
      const opened = await calls.replay(id);
      if (!opened.ok) return opened;
      return {
        ok: true,
        value: { match: opened.value, frames: (viewer) => calls.frames(id, viewer) },
      };
    },
  };

  function connection(match: MatchInfo): Connection {
    const { id } = match;
    return {
      match,
      look: (viewer) => void calls.look(id, viewer),
      play: (seat, move, at) => calls.play(id, seat, move, at),
      takeBack: (seat, at) => calls.takeBack(id, seat, at),
      hint: (seat) => calls.hint(id, seat),
      preview: (seat, move) => calls.preview(id, seat, move),
      past: (viewer) => calls.past(id, viewer),
      shown: (number) => void calls.shown(id, number),
      leave() {
        listeners.delete(id);
        void calls.leave(id);
      },
    };
  }
}
