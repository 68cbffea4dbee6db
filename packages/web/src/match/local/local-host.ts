import type { Frame, Viewer } from '@roundhouse/engine';
import type { Answer, MatchInfo, Past, Place, Plan, PlanSetup, Update } from '../host.ts';
import type { HostCalls } from './host-worker.ts';
import { callOver } from './rpc.ts';

type Listener = (update: Update) => void;

/** Matches in this browser, and what its rules and bots do for matches that live elsewhere. */
export interface LocalHost extends Pick<
  HostCalls,
  | 'choices'
  | 'matches'
  | 'create'
  | 'remove'
  | 'keep'
  | 'library'
  | 'remarks'
  | 'branch'
  | 'branchText'
  | 'comment'
  | 'advise'
  | 'ahead'
> {
  join(match: string, listener: Listener): Promise<Answer<Place>>;
  /** Opens a private copy of what one seat knows, under an id of its own. */
  plan(setup: PlanSetup, listener: Listener): Promise<Answer<Plan>>;
  /** Opens a finished match or a kept record. */
  replay(match: string): Promise<Answer<Past>>;
  /** A record as a past that can be looked at from every seat; it is not kept. */
  unfold(match: MatchInfo, record: unknown): Promise<Answer<Past>>;
}

/** A worker that could not be loaded, or has failed, answers nothing. */
const answered = <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> =>
  answer.catch(() => ({ ok: false, problem: 'not-loaded' }));

/** Matches in this browser: the rules and the bots work beside the page, never in it. */
export function localHost(): LocalHost {
  const listeners = new Map<string, Listener>();
  /** Matches at this tab's tables that another tab has opened since. */
  const elsewhere = new Set<string>();
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    for (const listener of listeners.values()) listener({ kind: 'trouble', problem: 'host-gone' });
  });
  const calls = callOver<HostCalls>(worker, (note) => {
    const { match, update } = note as { match: string; update: Update };
    if (update.kind === 'trouble' && update.problem === 'open-elsewhere') elsewhere.add(match);
    listeners.get(match)?.(update);
  });
  // Whoever comes back to this tab plays on here, from what has been played in the other one.
  window.addEventListener('focus', () => {
    const back = [...elsewhere].filter((id) => listeners.has(id));
    elsewhere.clear();
    for (const id of back) void joinAgain(id);
  });
  const { remove, library, branchText, comment, advise, ahead } = calls;
  return {
    choices: (game) => answered(calls.choices(game)),
    matches: () => calls.matches().catch(() => []),
    create: (setup) => answered(calls.create(setup)),
    remove,
    keep: (file) => answered(calls.keep(file)),
    library,
    remarks: () => calls.remarks().catch(() => []),
    branchText,
    comment,
    branch: (setup) => answered(calls.branch(setup)),
    advise,
    ahead,
    join: async (id, listener) => taken(await heard(id, listener, calls.join(id))),
    async plan(setup, listener) {
      const { id } = setup.match;
      const opened = taken(await heard(id, listener, calls.plan(setup)));
      if (!opened.ok) return opened;
      const { hint, ...rest } = opened.value;
      const hints = setup.withHints && hint ? { hint } : {};
      const own = { deal: () => void calls.deal(id), line: () => calls.line(id) };
      return { ok: true, value: { ...rest, ...hints, ...own } };
    },
    replay: async (id) => past(await answered(calls.replay(id))),
    unfold: async (match, record) => past(await answered(calls.unfold(match, record))),
  };

  async function joinAgain(id: string): Promise<void> {
    const joined = await answered(calls.join(id));
    if (!joined.ok) listeners.get(id)?.({ kind: 'trouble', problem: joined.problem });
  }

  /** Listens to a match that is being opened, unless that fails. */
  async function heard<T>(
    id: string,
    listener: Listener,
    opening: Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    listeners.set(id, listener);
    const opened = await answered(opening);
    if (!opened.ok) listeners.delete(id);
    return opened;
  }

  function taken(joined: Answer<MatchInfo>): Answer<Place> {
    return joined.ok ? { ok: true, value: place(joined.value) } : joined;
  }

  function past(opened: Answer<MatchInfo>): Answer<Past> {
    if (!opened.ok) return opened;
    const match = opened.value;
    const { id } = match;
    const frames = (viewer: Viewer): Promise<readonly Frame[]> => calls.frames(id, viewer);
    return {
      ok: true,
      value: { match, frames, noted: () => calls.noted(id), text: () => calls.text(id) },
    };
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
