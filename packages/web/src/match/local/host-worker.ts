/// <reference lib="webworker" />
import type { Question } from '@roundhouse/bots';
import { Match, optionCombinations, parseRecord, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame, Frame, MatchRecord, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import type {
  Ahead,
  Answer,
  GameChoices,
  MatchInfo,
  MatchSetup,
  MatchSummary,
  Options,
  Played,
  Problem,
} from '../host.ts';
import { botDesk } from './bot-desk.ts';
import { loadGame } from './doors.ts';
import { browserStore, keptMatch, memoryStore } from './match-store.ts';
import type { KeptMatch } from './match-store.ts';
import { previewIn } from './preview.ts';
import { answerCalls } from './rpc.ts';
import { TableKeeper } from './table-keeper.ts';

/** A move in a position of which only a view is known. */
export type AheadQuestion = Pick<Question, 'game' | 'view' | 'seat'> & { readonly move: MoveBase };

/** The calls that the page makes. */
export interface HostCalls {
  choices(game: string): Promise<Answer<GameChoices>>;
  matches(): Promise<MatchSummary[]>;
  create(setup: MatchSetup): Promise<Answer<string>>;
  join(match: string): Promise<Answer<MatchInfo>>;
  remove(match: string): Promise<void>;
  keep(record: unknown): Promise<Answer<string>>;
  look(match: string, viewer: Viewer): Promise<void>;
  play(match: string, seat: Seat, move: MoveBase, moves: number): Promise<Played>;
  takeBack(match: string, seat: Seat, moves: number): Promise<Played>;
  hint(match: string, seat: Seat): Promise<MoveBase | undefined>;
  preview(match: string, seat: Seat, move: MoveBase): Promise<Ahead | undefined>;
  past(match: string, viewer: Viewer): Promise<Frame[]>;
  at(match: string, viewer: Viewer, moves: number): Promise<Frame | undefined>;
  shown(match: string, moves: number): Promise<void>;
  leave(match: string): Promise<void>;
  replay(match: string): Promise<Answer<MatchInfo>>;
  unfold(match: MatchInfo, record: unknown): Promise<Answer<MatchInfo>>;
  think(question: Question): Promise<MoveBase>;
  ahead(question: AheadQuestion): Promise<Ahead | undefined>;
  frames(match: string, viewer: Viewer): Promise<Frame[]>;
  record(match: string): Promise<MatchRecord | undefined>;
}

const worker = self as unknown as DedicatedWorkerGlobalScope;
const think = botDesk();
const opening = browserStore().catch(() => memoryStore());
const keepers = new Map<string, TableKeeper>();
const replayed = new Map<string, Match>();

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

function summaryOf({ info, record, changedAt, deciders, outcome }: KeptMatch): MatchSummary {
  return { ...info, changedAt, moves: record.moves.length, deciders, outcome };
}

async function resume(id: string): Promise<Answer<{ kept: KeptMatch; match: Match }>> {
  const kept = await (await opening).get(id);
  if (!kept) return bad('no-such-match');
  const game = await loadGame(kept.info.game);
  if (!game) return bad('no-such-game');
  const told = Match.replay(game, kept.record);
  if (told.ok) return good({ kept, match: told.match });
  return bad(told.error === 'other-rules' ? 'other-rules' : 'broken-record');
}

/** The only person at this screen looks with its own eyes from the start; several are asked who has the device. */
function firstViewer({ players }: MatchInfo): Viewer {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

async function join(id: string): Promise<Answer<MatchInfo>> {
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  const { kept, match } = resumed.value;
  const viewer = firstViewer(kept.info);
  keepers.get(id)?.close();
  const keeper = new TableKeeper(kept.info, match, viewer, {
    think,
    store: await opening,
    send: (update) => worker.postMessage({ note: { match: id, update } }),
    now: Date.now,
  });
  keepers.set(id, keeper);
  keeper.look(viewer);
  return good(kept.info);
}

async function replay(id: string): Promise<Answer<MatchInfo>> {
  const resumed = await resume(id);
  if (!resumed.ok) return resumed;
  const { kept, match } = resumed.value;
  if (match.outcome === null && !kept.imported) return bad('match-running');
  replayed.set(id, match);
  return good(kept.info);
}

/** A file may hold a record, or a record with its outcome. */
function recordIn(input: unknown): unknown {
  const inside: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'record') : undefined;
  return inside ?? input;
}

/** The match that the record in a file or an answer tells. */
async function readMatch(input: unknown): Promise<Answer<{ record: MatchRecord; match: Match }>> {
  const parsed = parseRecord(recordIn(input));
  if (!parsed.ok) return bad('not-a-record');
  const { record } = parsed;
  const game = await loadGame(record.game);
  if (!game) return bad('no-such-game');
  const told = Match.replay(game, record);
  if (told.ok) return good({ record, match: told.match });
  return bad(told.error === 'other-rules' ? 'other-rules' : 'broken-record');
}

async function unfold(info: MatchInfo, input: unknown): Promise<Answer<MatchInfo>> {
  const read = await readMatch(input);
  if (!read.ok) return read;
  replayed.set(info.id, read.value.match);
  return good(info);
}

/** Tries the move in a world that the seat can't tell from the real one. */
async function ahead({ game, view, seat, move }: AheadQuestion): Promise<Ahead | undefined> {
  const rules = await loadGame(game);
  if (!rules) return undefined;
  const state = rules.imagine(view, rngFromSeed(newSeed()));
  return previewIn(rules, state, seat, move);
}

async function keep(input: unknown): Promise<Answer<string>> {
  const read = await readMatch(input);
  if (!read.ok) return read;
  const { record, match } = read.value;
  const players = Array.from({ length: record.seats }, () => ({
    kind: 'person' as const,
    name: '',
  }));
  const options = record.options as Options;
  const info = newInfo({ game: record.game, options, players });
  await (await opening).put({ ...keptMatch(info, match, Date.now()), imported: true });
  return good(info.id);
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
    const { options, players, prepared } = setup;
    const seed = prepared?.seed ?? newSeed();
    const begun = Match.begin(game, { options, seats: players.length, seed });
    if (!begun.ok) return bad('bad-setup');
    const info = newInfo(setup);
    await (await opening).put(keptMatch(info, begun.match, Date.now()));
    return good(info.id);
  },
  join,
  replay,
  unfold,
  think,
  ahead,
  frames: async (match, viewer) => replayed.get(match)?.frames(viewer) ?? [],
  record: async (match) => replayed.get(match)?.record(),
  keep,
  async remove(id) {
    keepers.get(id)?.close();
    keepers.delete(id);
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
    keepers.get(match)?.close();
    keepers.delete(match);
  },
};

answerCalls(worker, calls);
