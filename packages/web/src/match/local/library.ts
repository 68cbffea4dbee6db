import {
  formatNotation,
  gameOfNotation,
  isNotation,
  Match,
  parseNotedMatch,
  readNotation,
} from '@roundhouse/engine';
import type { NotationProblem, NotedMatch, NotedPlayer } from '@roundhouse/engine';
import type { Answer, KeptFile, MatchInfo, MatchSetup, Options, Player } from '../host.ts';
import { openGame } from './doors.ts';
import { parseKept, parseRemarks } from './kept-files.ts';
import { keptMatch } from './match-store.ts';
import type { KeptMatch, MatchStore } from './match-store.ts';
import { addRemarks, allRemarks } from './remarks.ts';

/** A match that a file tells, with all that stands beside its moves. */
interface ReadMatch {
  readonly noted: NotedMatch;
  readonly match: Match;
}

type MakeInfo = (setup: MatchSetup) => MatchInfo;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const bad = (problem: 'not-a-record' | 'other-rules' | 'broken-record'): Answer<never> => ({
  ok: false,
  problem,
});
const unreadable = (notation: NotationProblem): Answer<never> => ({
  ok: false,
  problem: 'bad-notation',
  notation,
});

/** Reads one match, from text or from JSON, and plays it through. */
export async function readMatch(input: unknown): Promise<Answer<ReadMatch>> {
  const read = typeof input === 'string' ? await readText(input) : readJson(input);
  if (!read.ok) return read;
  const { record } = read.value;
  const game = await openGame(record.game);
  if (!game.ok) return game;
  const told = Match.replay(game.value, record);
  if (told.ok) return { ok: true, value: { noted: read.value, match: told.match } };
  return bad(told.error === 'other-rules' ? 'other-rules' : 'broken-record');
}

async function readText(text: string): Promise<Answer<NotedMatch>> {
  const id = gameOfNotation(text);
  if (!id.ok) return unreadable(id.problem);
  const game = await openGame(id.value);
  if (!game.ok) return game;
  const read = readNotation(game.value, text);
  return read.ok ? read : unreadable(read.problem);
}

function readJson(input: unknown): Answer<NotedMatch> {
  const parsed = parseNotedMatch(input);
  return parsed.ok ? { ok: true, value: parsed.match } : bad('not-a-record');
}

/** Keeps what a file holds: a match as text or JSON, or a whole library. */
export async function keepFile(
  text: string,
  store: MatchStore,
  newInfo: MakeInfo,
): Promise<Answer<KeptFile>> {
  const content = isNotation(text) ? text : parseJson(text);
  const library = fieldOf(content, 'matches');
  if (Array.isArray(library)) {
    const remarked = await keepRemarked(fieldOf(content, 'remarks'));
    return keepAll(library, remarked, store);
  }
  const read = await readMatch(content);
  if (!read.ok) return read;
  const { noted, match } = read.value;
  const { game, options, seats } = noted.record;
  const players = Array.from({ length: seats }, (_, seat) => playerOf(noted.players[seat]));
  const info = newInfo({ game, options: options as Options, players });
  const date = noted.tags['Date'] ?? '';
  const startedAt = DATE.test(date) ? Date.parse(`${date}T12:00`) : info.startedAt;
  const kept = keptMatch({ ...info, startedAt, comments: noted.comments }, match, Date.now());
  await store.put({ ...kept, imported: true });
  const move = fieldOf(content, 'move');
  const at = Number.isSafeInteger(move) ? (move as number) : undefined;
  return { ok: true, value: { count: 1, remarked: 0, id: info.id, move: at } };
}

/** Those that this browser has are left as they are, unless the file knows a later stage. */
async function keepAll(
  rows: readonly unknown[],
  remarked: number,
  store: MatchStore,
): Promise<Answer<KeptFile>> {
  let count = 0;
  for (const row of rows) {
    const kept = await checkedRow(row);
    const known = kept && (await store.get(kept.info.id));
    if (!kept || (known && known.changedAt >= kept.changedAt)) continue;
    await store.put(kept);
    count++;
  }
  if (count === 0 && rows.length > 0 && !(await anyKept(rows, store))) return bad('not-a-record');
  return { ok: true, value: { count, remarked, id: undefined, move: undefined } };
}

/** Takes in remarks on matches that live elsewhere; on how many there was something new. */
async function keepRemarked(rows: unknown): Promise<number> {
  let count = 0;
  for (const row of Array.isArray(rows) ? rows : []) {
    const remarks = parseRemarks(row);
    if (remarks && (await addRemarks(remarks))) count++;
  }
  return count;
}

async function anyKept(rows: readonly unknown[], store: MatchStore): Promise<boolean> {
  const known = await Promise.all(
    rows.map(async (row) => {
      const id = parseKept(row)?.info.id;
      return id !== undefined && (await store.get(id)) !== undefined;
    }),
  );
  return known.includes(true);
}

/** A row of a file, if it has the form of one and its moves are legal. */
async function checkedRow(row: unknown): Promise<KeptMatch | undefined> {
  const parsed = parseKept(row);
  const game = parsed && (await openGame(parsed.info.game));
  const told = parsed && game?.ok ? Match.replay(game.value, parsed.record) : undefined;
  if (!parsed || !told?.ok) return undefined;
  return {
    ...keptMatch(parsed.info, told.match, parsed.changedAt),
    ...(parsed.imported === true && { imported: true }),
  };
}

/** Every match of this browser as one file, and every remark on matches that live elsewhere. */
export async function libraryFile(store: MatchStore): Promise<string> {
  const matches = (await store.all()).map(({ info, record, changedAt, imported }) => ({
    info,
    record,
    changedAt,
    ...(imported === true && { imported }),
  }));
  return JSON.stringify({ roundhouse: 'matches', matches, remarks: await allRemarks() });
}

/** What an export says of a match. */
export function notedOf(info: MatchInfo, match: Match): NotedMatch | undefined {
  const record = match.record();
  if (!record) return undefined;
  const started = new Date(info.startedAt);
  const day = new Date(started.getTime() - started.getTimezoneOffset() * 60_000);
  return {
    record,
    players: info.players.map((player) => ({
      name: player.name,
      ...(player.kind === 'bot' && { bot: player.level }),
    })),
    tags: { Date: day.toISOString().slice(0, 10) },
    comments: info.comments ?? {},
  };
}

/** The match as text. */
export function textOf(info: MatchInfo, match: Match): string | undefined {
  const noted = notedOf(info, match);
  return noted && formatNotation(match.game, noted);
}

function playerOf(noted: NotedPlayer | undefined): Player {
  const { name = '', bot } = noted ?? {};
  return bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, level: bot };
}

const fieldOf = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
