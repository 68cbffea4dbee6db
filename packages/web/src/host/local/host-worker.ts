/// <reference lib="webworker" />
import {
  eventsFor,
  optionCombinations,
  parseRecord,
  reveals,
  rngFromSeed,
  tryMove,
} from '@roundhouse/engine';
import type { AnyGame, MatchRecord, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type {
  Ahead,
  Answer,
  GameChoices,
  MatchInfo,
  MatchSetup,
  MatchSummary,
  Options,
  Frame,
  Played,
  Problem,
} from '../host.ts';
import { botDesk } from './bot-desk.ts';
import { loadGame } from './doors.ts';
import { LocalMatch } from './local-match.ts';
import { browserStore, memoryStore } from './match-store.ts';
import type { KeptMatch } from './match-store.ts';
import { answerCalls } from './rpc.ts';
import { TableKeeper } from './table-keeper.ts';
import type { Question } from './table-keeper.ts';

/** A move in a position of which only a view is known. */
export type AheadQuestion = Pick<Question, 'game' | 'view' | 'seat'> & { readonly move: MoveBase };

/** The calls that the page makes. */
export interface HostCalls {
  choices(game: string): Promise<Answer<GameChoices>>;
  matches(): Promise<MatchSummary[]>;
  create(setup: MatchSetup): Promise<Answer<string>>;
  join(match: string, viewer: Viewer): Promise<Answer<MatchInfo>>;
  remove(match: string): Promise<void>;
  record(match: string): Promise<Answer<MatchRecord>>;
  keep(record: unknown): Promise<Answer<string>>;
  look(match: string, viewer: Viewer): Promise<void>;
  play(match: string, seat: Seat, move: MoveBase, at: number): Promise<Played>;
  takeBack(match: string, seat: Seat, at: number): Promise<Played>;
  hint(match: string, seat: Seat): Promise<MoveBase | undefined>;
  preview(match: string, seat: Seat, move: MoveBase): Promise<Ahead | undefined>;
  past(match: string, viewer: Viewer): Promise<Frame[]>;
  shown(match: string, number: number): Promise<void>;
  leave(match: string): Promise<void>;
  replay(match: string): Promise<Answer<MatchInfo>>;
  unfold(match: MatchInfo, record: unknown): Promise<Answer<MatchInfo>>;
  think(question: Question): Promise<MoveBase>;
  ahead(question: AheadQuestion): Promise<Ahead | undefined>;
  frames(match: string, viewer: Viewer): Promise<Frame[]>;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;
const think = botDesk();
const opening = browserStore().catch(() => memoryStore());
const keepers = new Map<string, TableKeeper>();
const replayed = new Map<string, LocalMatch>();

const good = <T>(value: T): Answer<T> => ({ ok: true, value });
const bad = (problem: Problem): Answer<never> => ({ ok: false, problem });

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newInfo(setup: MatchSetup): MatchInfo {
  return { ...setup, id: newSeed().slice(0, 12), startedAt: Date.now() };
}

function choicesOf(game: AnyGame): GameChoices {
  const combinations = optionCombinations(game.options).map((options: Options) => ({
    options,
    seatCounts: game.seatCountsFor(game.parseOptions(options)),
  }));
  return { options: game.options, combinations };
}

function summaryOf({ info, record, changedAt, deciders, outcome }: KeptMatch): MatchSummary {
  return { ...info, changedAt, moves: record.moves.length, deciders, outcome };
}

async function resume(id: string): Promise<Answer<{ kept: KeptMatch; match: LocalMatch }>> {
  const kept = await (await opening).get(id);
  if (!kept) return bad('no-such-match');
  const game = await loadGame(kept.info.game);
  if (!game) return bad('no-such-game');
  if (kept.record.rulesVersion !== game.rulesVersion) return bad('other-rules');
  const match = LocalMatch.resume(game, kept.info, kept.record);
  return match ? good({ kept, match }) : bad('broken-record');
}

async function join(id: string, viewer: Viewer): Promise<Answer<MatchInfo>> {
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  keepers.get(id)?.close();
  const keeper = new TableKeeper(resumed.value.match, viewer, {
    think,
    store: await opening,
    send: (update) => worker.postMessage({ note: { match: id, update } }),
    now: Date.now,
  });
  keepers.set(id, keeper);
  keeper.look(viewer);
  return good(resumed.value.match.info);
}

async function replay(id: string): Promise<Answer<MatchInfo>> {
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  const { kept, match } = resumed.value;
  if (match.outcome === null && !kept.imported) return bad('match-running');
  replayed.set(id, match);
  return good(match.info);
}

/** A file may hold a record, or a record with its outcome. */
function recordIn(input: unknown): unknown {
  const inside: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'record') : undefined;
  return inside ?? input;
}

/** The record in a file or an answer, with the game that it is of. */
async function readRecord(input: unknown): Promise<Answer<{ record: MatchRecord; game: AnyGame }>> {
  const parsed = parseRecord(recordIn(input));
  if (!parsed.ok) return bad('not-a-record');
  const { record } = parsed;
  const game = await loadGame(record.game);
  if (!game) return bad('no-such-game');
  return record.rulesVersion === game.rulesVersion ? good({ record, game }) : bad('other-rules');
}

async function unfold(info: MatchInfo, input: unknown): Promise<Answer<MatchInfo>> {
  const read = await readRecord(input);
  if (!read.ok) return read;
  const match = LocalMatch.resume(read.value.game, info, read.value.record);
  if (!match) return bad('broken-record');
  replayed.set(info.id, match);
  return good(info);
}

/** Tries the move in a world that the seat can't tell from the real one. */
async function ahead({ game, view, seat, move }: AheadQuestion): Promise<Ahead | undefined> {
  const rules = await loadGame(game);
  if (!rules) return undefined;
  const state = rules.imagine(view, rngFromSeed(newSeed()));
  const step = tryMove(rules, state, seat, move);
  if (!step.ok || reveals(rules, step.events)) return undefined;
  return { view: rules.view(step.state, seat), events: eventsFor(step.events, seat) };
}

async function keep(input: unknown): Promise<Answer<string>> {
  const read = await readRecord(input);
  if (!read.ok) return read;
  const { record, game } = read.value;
  const sitters = Array.from({ length: Math.max(0, Math.min(record.seats, 8)) }, () => ({
    kind: 'person' as const,
    name: '',
  }));
  const options = record.options as Options;
  const match = LocalMatch.resume(game, newInfo({ game: record.game, options, sitters }), record);
  if (!match) return bad('broken-record');
  await (await opening).put({ ...match.kept(Date.now()), imported: true });
  return good(match.info.id);
}

const keeperOf = (match: string): TableKeeper => {
  const keeper = keepers.get(match);
  if (!keeper) throw new Error(`not joined: ${match}`);
  return keeper;
};

const calls: HostCalls = {
  async choices(id) {
    const game = await loadGame(id);
    return game ? good(choicesOf(game)) : bad('no-such-game');
  },
  async matches() {
    const all = await (await opening).all();
    return all.map(summaryOf).sort((a, b) => b.changedAt - a.changedAt);
  },
  async create(setup) {
    const game = await loadGame(setup.game);
    if (!game) return bad('no-such-game');
    const match = LocalMatch.start(game, newInfo(setup), setup.prepared?.seed ?? newSeed());
    if (!match) return bad('bad-setup');
    await (await opening).put(match.kept(Date.now()));
    return good(match.info.id);
  },
  join,
  replay,
  unfold,
  think,
  ahead,
  frames: async (match, viewer) => replayed.get(match)?.frames(viewer) ?? [],
  keep,
  async remove(id) {
    keepers.get(id)?.close();
    keepers.delete(id);
    await (await opening).remove(id);
  },
  async record(id) {
    const kept = await (await opening).get(id);
    if (!kept) return bad('no-such-match');
    return kept.outcome || kept.imported ? good(kept.record) : bad('match-running');
  },
  look: async (match, viewer) => keeperOf(match).look(viewer),
  play: (match, seat, move, at) => keeperOf(match).play(seat, move, at),
  takeBack: (match, seat, at) => keeperOf(match).takeBack(seat, at),
  hint: (match, seat) => keeperOf(match).hint(seat),
  preview: (match, seat, move) => keeperOf(match).preview(seat, move),
  past: (match, viewer) => keeperOf(match).past(viewer),
  shown: async (match, number) => keepers.get(match)?.shown(number),
  async leave(match) {
    keepers.get(match)?.close();
    keepers.delete(match);
  },
};

answerCalls(worker, calls);
