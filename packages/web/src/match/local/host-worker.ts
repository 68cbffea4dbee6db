/// <reference lib="webworker" />
import type { Comparison, Question } from '@roundhouse/bots';
import { formatNotation, Match, optionCombinations, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame, Frame, MoveBase, NotedMatch, Seat, Viewer } from '@roundhouse/engine';
import type { LineStep } from '@roundhouse/protocol';
import { isDeal, seedOfDeal } from '../deal.ts';
import type {
  Ahead,
  Answer,
  BranchSetup,
  GameChoices,
  KeptFile,
  MatchInfo,
  MatchSetup,
  MatchSummary,
  Options,
  PlanSetup,
  Played,
  Problem,
  Update,
} from '../host.ts';
import { botDesk, hintDesk } from './bot-desk.ts';
import { openGame } from './doors.ts';
import { keepFile, libraryFile, notedOf, readMatch, textOf } from './library.ts';
import { browserStore, keptMatch, memoryStore } from './match-store.ts';
import type { KeptMatch } from './match-store.ts';
import { PlanKeeper } from './plan-keeper.ts';
import { previewIn } from './preview.ts';
import { allRemarks, keepRemarks, remarksOn, withRemark } from './remarks.ts';
import type { KeptRemarks } from './remarks.ts';
import { answerCalls } from './rpc.ts';
import { TableKeeper } from './table-keeper.ts';

/** A move in a position of which only a view is known. */
type AheadQuestion = Pick<Question, 'game' | 'view' | 'seat'> & { readonly move: MoveBase };

/** The calls that the page makes. */
export interface HostCalls {
  choices(game: string): Promise<Answer<GameChoices>>;
  matches(): Promise<MatchSummary[]>;
  create(setup: MatchSetup): Promise<Answer<string>>;
  join(match: string): Promise<Answer<MatchInfo>>;
  remove(match: string): Promise<void>;
  /** Keeps what a file holds: a match as text or JSON, or a whole library. */
  keep(file: string): Promise<Answer<KeptFile>>;
  /** Every match as one file. */
  library(): Promise<string>;
  /** Every remark on matches that live elsewhere. */
  remarks(): Promise<readonly KeptRemarks[]>;
  /** A new match from a position of one that is open. */
  branch(setup: BranchSetup): Promise<Answer<string>>;
  /** The same match as text, for a table elsewhere. */
  branchText(of: string, at: number): Promise<string | undefined>;
  /** Remarks on a position; an empty text takes the remark away. */
  comment(match: string, moves: number, text: string): Promise<void>;
  /** Opens a private copy of what one seat knows; its updates go under the id that the copy has. */
  plan(setup: PlanSetup): Promise<Answer<MatchInfo>>;
  deal(plan: string): Promise<void>;
  line(plan: string): Promise<readonly LineStep[]>;
  look(match: string, viewer: Viewer): Promise<void>;
  play(match: string, seat: Seat, move: MoveBase, moves: number): Promise<Played>;
  takeBack(match: string, seat: Seat, moves: number): Promise<Played>;
  hint(match: string, seat: Seat): Promise<Comparison | undefined>;
  preview(match: string, seat: Seat, move: MoveBase): Promise<Ahead | undefined>;
  past(match: string, viewer: Viewer): Promise<Frame[]>;
  at(match: string, viewer: Viewer, moves: number): Promise<Frame | undefined>;
  shown(match: string, moves: number): Promise<void>;
  leave(match: string): Promise<void>;
  replay(match: string): Promise<Answer<MatchInfo>>;
  unfold(match: MatchInfo, record: unknown): Promise<Answer<MatchInfo>>;
  advise(question: Question): Promise<Comparison | undefined>;
  ahead(question: AheadQuestion): Promise<Ahead | undefined>;
  frames(match: string, viewer: Viewer): Promise<Frame[]>;
  noted(match: string): Promise<NotedMatch | undefined>;
  text(match: string): Promise<string | undefined>;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;
const think = botDesk();
const thinkOfHint = hintDesk();
const opening = browserStore().catch(() => memoryStore());
const keepers = new Map<string, TableKeeper>();
const plans = new Map<string, PlanKeeper>();
/** A past that somebody looks at. */
const replayed = new Map<string, { readonly info: MatchInfo; readonly match: Match }>();

/** Every tab has a worker of its own; a match goes on in the one that opened it last. */
const otherTabs = new BroadcastChannel('roundhouse-tables');
otherTabs.addEventListener('message', ({ data: match }: MessageEvent<string>) => {
  keepers.get(match)?.handOver();
});

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
  const combinations = optionCombinations(game.options).map((options: Options) => {
    const parsed = game.parseOptions(options);
    const seatCounts = game.seatCountsFor(parsed);
    const teams = seatCounts.map((seats) => [seats, game.teamsFor?.(parsed, seats) ?? []] as const);
    return { options, seatCounts, teams: Object.fromEntries(teams) };
  });
  return { options: game.options, combinations };
}

function summaryOf(kept: KeptMatch): MatchSummary {
  const { info, record, changedAt, deciders, outcome, imported = false } = kept;
  return { ...info, changedAt, moves: record.moves.length, deciders, outcome, imported };
}

async function resume(id: string): Promise<Answer<{ kept: KeptMatch; match: Match }>> {
  const kept = await (await opening).get(id);
  if (!kept) return bad('no-such-match');
  const game = await openGame(kept.info.game);
  if (!game.ok) return game;
  const told = Match.replay(game.value, kept.record);
  if (told.ok) return good({ kept, match: told.match });
  return bad(told.error === 'other-rules' ? 'other-rules' : 'broken-record');
}

/** The only person at this screen looks with its own eyes from the start; several are asked who has the device. */
function firstViewer({ players }: MatchInfo): Viewer {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

async function join(id: string): Promise<Answer<MatchInfo>> {
  otherTabs.postMessage(id);
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  const { kept, match } = resumed.value;
  const viewer = firstViewer(kept.info);
  keepers.get(id)?.close();
  const keeper = new TableKeeper(kept.info, match, viewer, {
    think,
    thinkOfHint,
    store: await opening,
    send: (update) => worker.postMessage({ note: { match: id, update } }),
    now: Date.now,
  });
  keepers.set(id, keeper);
  keeper.look(viewer);
  return good(kept.info);
}

async function plan(setup: PlanSetup): Promise<Answer<MatchInfo>> {
  const { match } = setup;
  const game = await openGame(match.game);
  if (!game.ok) return game;
  const send = (update: Update): void => worker.postMessage({ note: { match: match.id, update } });
  const keeper = new PlanKeeper(game.value, setup, newSeed(), { thinkOfHint, send });
  plans.set(match.id, keeper);
  keeper.look();
  return good(match);
}

async function replay(id: string): Promise<Answer<MatchInfo>> {
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  const { kept, match } = resumed.value;
  if (match.outcome === null && !kept.imported) return bad('match-running');
  replayed.set(id, { info: kept.info, match });
  return good(kept.info);
}

/** A match that lives elsewhere, with what was remarked on it here. */
async function unfold(match: MatchInfo, input: unknown): Promise<Answer<MatchInfo>> {
  const read = await readMatch(input);
  if (!read.ok) return read;
  const info = { ...match, comments: await remarksOn(match.id) };
  replayed.set(info.id, { info, match: read.value.match });
  return good(info);
}

/** Tries the move in a world that the seat can't tell from the real one. */
async function ahead({ game, view, seat, move }: AheadQuestion): Promise<Ahead | undefined> {
  const rules = await openGame(game);
  if (!rules.ok) return undefined;
  const state = rules.value.imagine(view, rngFromSeed(newSeed()));
  return previewIn(rules.value, state, seat, move);
}

async function branch({ of, at, players, deal }: BranchSetup): Promise<Answer<string>> {
  const dealt = deal === undefined ? undefined : { viewer: deal, seed: newSeed() };
  const source = replayed.get(of)?.match ?? keepers.get(of);
  const record = source?.branch(at, dealt);
  if (!source || record?.seats !== players.length) return bad('no-way-on');
  const told = Match.replay(source.game, record);
  if (!told.ok) return bad('broken-record');
  const { game, options } = record;
  const store = await opening;
  const online = (await store.get(of)) === undefined;
  const from = { of, at, ...(online && { online }) };
  const info = { ...newInfo({ game, options: options as Options, players }), branch: from };
  await store.put(keptMatch(info, told.match, Date.now()));
  return good(info.id);
}

async function branchText(of: string, at: number): Promise<string | undefined> {
  const match = replayed.get(of)?.match;
  const record = match?.branch(at);
  if (!match || !record) return undefined;
  const { branches: _, ...rest } = record;
  const earlier = record.branches?.slice(0, -1) ?? [];
  const before = { ...rest, ...(earlier.length > 0 && { branches: earlier }) };
  return formatNotation(match.game, { record: before, players: [], tags: {}, comments: {} });
}

/** Remarks are kept one after another, and whoever exports a match waits for them: none is lost on the way. */
let remarking: Promise<void> = Promise.resolve();

function comment(id: string, moves: number, text: string): Promise<void> {
  const keeping = remarking.then(() => keepRemark(id, moves, text));
  remarking = keeping.catch(() => undefined);
  return keeping;
}

async function keepRemark(id: string, moves: number, text: string): Promise<void> {
  const store = await opening;
  const kept = await store.get(id);
  const open = replayed.get(id);
  if (!kept && !open) return;
  const before = kept ? (kept.info.comments ?? {}) : await remarksOn(id);
  const comments = withRemark(before, moves, text);
  if (kept) await store.put({ ...kept, info: { ...kept.info, comments } });
  else await keepRemarks(id, comments);
  if (open) replayed.set(id, { ...open, info: { ...open.info, comments } });
}

/** A match that went on from one that is still being played would tell what is hidden there. */
async function mayExport({ branch: from }: MatchInfo): Promise<boolean> {
  const parent = from && (await (await opening).get(from.of));
  if (!parent) return true;
  return (parent.outcome !== null || parent.imported === true) && mayExport(parent.info);
}

async function exported<T>(
  id: string,
  write: (info: MatchInfo, match: Match) => T,
): Promise<T | undefined> {
  await remarking;
  const open = replayed.get(id);
  return open && (await mayExport(open.info)) ? write(open.info, open.match) : undefined;
}

const keeperOf = (match: string): TableKeeper | PlanKeeper => {
  const keeper = keepers.get(match) ?? plans.get(match);
  if (!keeper) throw new Error(`not joined: ${match}`);
  return keeper;
};

const calls: HostCalls = {
  async choices(id) {
    const game = await openGame(id);
    return game.ok ? good(choicesOf(game.value)) : game;
  },
  async matches() {
    const all = await (await opening).all();
    return all.map(summaryOf).sort((a, b) => b.changedAt - a.changedAt);
  },
  async create(setup) {
    const game = await openGame(setup.game);
    if (!game.ok) return game;
    const { options, players, prepared, deal } = setup;
    if (deal !== undefined && !isDeal(deal)) return bad('bad-setup');
    const seed = prepared?.seed ?? (deal === undefined ? newSeed() : seedOfDeal(deal));
    const begun = Match.begin(game.value, { options, seats: players.length, seed });
    if (!begun.ok) return bad('bad-setup');
    const info = newInfo(setup);
    await (await opening).put(keptMatch(info, begun.match, Date.now()));
    return good(info.id);
  },
  join,
  plan,
  deal: async (id) => plans.get(id)?.deal(newSeed()),
  line: async (id) => plans.get(id)?.line() ?? [],
  replay,
  unfold,
  advise: async (question) => (await thinkOfHint(question)).comparison,
  ahead,
  frames: async (match, viewer) => replayed.get(match)?.match.frames(viewer) ?? [],
  noted: (match) => exported(match, notedOf),
  text: (match) => exported(match, textOf),
  keep: async (file) => keepFile(file, await opening, newInfo),
  library: () => remarking.then(async () => libraryFile(await opening)),
  remarks: () => remarking.then(allRemarks),
  branch,
  branchText,
  comment,
  async remove(id) {
    keepers.get(id)?.close();
    keepers.delete(id);
    otherTabs.postMessage(id);
    await (await opening).remove(id);
  },
  look: async (match, viewer) => keeperOf(match).look(viewer),
  play: (match, seat, move, moves) => keeperOf(match).play(seat, move, moves),
  takeBack: (match, seat, moves) => keeperOf(match).takeBack(seat, moves),
  hint: (match, seat) => keeperOf(match).hint(seat),
  preview: (match, seat, move) => keeperOf(match).preview(seat, move),
  past: (match, viewer) => keeperOf(match).past(viewer),
  at: (match, viewer, moves) => keeperOf(match).at(viewer, moves),
  shown: async (match, moves) => keepers.get(match)?.shown(moves),
  async leave(match) {
    plans.delete(match);
    keepers.get(match)?.close();
    keepers.delete(match);
  },
};

answerCalls(worker, calls);
