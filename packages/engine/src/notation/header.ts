import type { Branch } from '../branch.ts';
import type { AnyGame, Outcome, Viewer } from '../game.ts';
import { SEAT_LETTERS } from '../parse.ts';
import type { MatchRecord } from '../record.ts';
import { isSeed } from '../rng.ts';
import type { NotedMatch, NotedPlayer } from './match-text.ts';
import type { Expected } from './problem.ts';
import type { Scanner } from './scanner.ts';

/** A line of the header, and where its value stands. */
interface Tag {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** Tags that mean something to the reader; all others are kept as they are. */
const OWN = /^(?:Game|Rules|Options|Seed|Branch|Result|[A-Z](?:-bot)?)$/;
const NOBODY = '?';
const SPECTATOR = '-';
export const UNFINISHED = '*';

const letterOf = (seat: number): string => SEAT_LETTERS[seat] ?? String(seat);
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The lines above the moves. */
export function formatHeader({ record, players, tags }: NotedMatch, result: string): string[] {
  const options = Object.entries(record.options as Record<string, unknown>);
  const lines: (readonly [string, string])[] = [
    ['Game', record.game],
    ['Rules', String(record.rulesVersion)],
    ...Object.entries(tags),
    ...Array.from({ length: record.seats }, (_, seat) => seatTags(seat, players[seat])).flat(),
    ...(options.length > 0
      ? [['Options', options.map(([key, value]) => `${key}=${String(value)}`).join(', ')] as const]
      : []),
    ['Seed', record.seed],
    ...(record.branches ?? []).map((branch) => ['Branch', formatBranch(branch)] as const),
    ['Result', result],
  ];
  return lines.map(([name, value]) => `[${name} ${quoted(value)}]`);
}

function seatTags(seat: number, player: NotedPlayer | undefined): (readonly [string, string])[] {
  const letter = letterOf(seat);
  const bot = player?.bot === undefined ? [] : [[`${letter}-bot`, player.bot] as const];
  return [[letter, player?.name || NOBODY], ...bot];
}

function formatBranch({ at, deal }: Branch): string {
  if (!deal) return String(at);
  const viewer = deal.viewer === 'spectator' ? SPECTATOR : letterOf(deal.viewer);
  return `${at} ${viewer} ${deal.seed}`;
}

/** Who came where with how much: "C 12, A 7 = B 7 (agreed)". */
export function formatResult(outcome: Outcome | undefined): string {
  if (outcome === undefined) return UNFINISHED;
  const places = outcome.ranking.map((seats) =>
    seats.map((seat) => `${letterOf(seat)} ${outcome.scores[seat]}`).join(' = '),
  );
  return `${places.join(', ')} (${outcome.reason})`;
}

/** A header as it was read. */
export class Header {
  private readonly tags: readonly Tag[];
  private readonly scanner: Scanner;
  private readonly end: number;

  constructor(scanner: Scanner) {
    const tags: Tag[] = [];
    while (scanner.passes('[')) tags.push(readTag(scanner));
    this.tags = tags;
    this.scanner = scanner;
    this.end = scanner.place;
  }

  get game(): string {
    return this.need('Game', 'game').value.trim();
  }

  /** What the text calls the result, unless it leaves it open. */
  get result(): string | undefined {
    const result = this.find('Result')?.value.trim();
    return result === UNFINISHED || result === '' ? undefined : result;
  }

  get players(): NotedPlayer[] {
    const players: NotedPlayer[] = [];
    for (const letter of SEAT_LETTERS) {
      const name = this.find(letter)?.value;
      if (name === undefined) break;
      const bot = this.find(`${letter}-bot`)?.value;
      players.push({ name: name === NOBODY ? '' : name, ...(bot !== undefined && { bot }) });
    }
    return players;
  }

  /** The tags that mean nothing to the reader. */
  get others(): Record<string, string> {
    const others = this.tags.filter(({ name }) => !OWN.test(name));
    return Object.fromEntries(others.map(({ name, value }) => [name, value]));
  }

  /** All of the record but its moves. */
  record(game: AnyGame): Omit<MatchRecord, 'moves'> {
    const rules = this.find('Rules');
    if (rules !== undefined && rules.value.trim() !== String(game.rulesVersion))
      this.fail('Rules', 'rules', [String(game.rulesVersion)]);
    const seed = this.need('Seed', 'seed').value.trim().toLowerCase();
    if (!isSeed(seed)) this.fail('Seed', 'seed');
    const branches = this.tags.flatMap((tag) => (tag.name === 'Branch' ? [this.branch(tag)] : []));
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: this.options(game),
      seats: this.players.length,
      seed,
      ...(branches.length > 0 && { branches }),
    };
  }

  /** Stops at the tag of this name, or at the end of the header if there is none. */
  fail(name: string, expected: Expected, among: readonly string[] = []): never {
    return this.scanner.fail(this.find(name)?.at ?? this.end, expected, among);
  }

  private options(game: AnyGame): unknown {
    const text = this.find('Options')?.value ?? '';
    const pairs = text.split(/[,;]/).flatMap((part) => (part.trim() === '' ? [] : [part]));
    const given = pairs.map((pair) => {
      const [key = '', value = ''] = pair.split('=').map((word) => word.trim());
      const spec = game.options.find((each) => each.key.toLowerCase() === key.toLowerCase());
      const known = spec?.values.find((each) => String(each) === value);
      return [spec?.key ?? key, known ?? value] as const;
    });
    const options = game.parseOptions(Object.fromEntries(given));
    const among = game.options.flatMap(({ key, values }) =>
      values.map((value) => `${key}=${String(value)}`),
    );
    return options ?? this.fail('Options', 'options', among);
  }

  private branch({ value, at }: Tag): Branch {
    const [, moves, viewer, seed] =
      /^\s*(\d{1,9})(?:\s+([A-Z]|-)\s+([0-9a-f]{32}))?\s*$/.exec(value) ?? [];
    if (moves === undefined) return this.scanner.fail(at, 'branch');
    if (viewer === undefined || seed === undefined) return { at: Number(moves) };
    const eyes: Viewer = viewer === SPECTATOR ? 'spectator' : SEAT_LETTERS.indexOf(viewer);
    return { at: Number(moves), deal: { viewer: eyes, seed } };
  }

  private find(name: string): Tag | undefined {
    return this.tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
  }

  private need(name: string, expected: Expected): Tag {
    return this.find(name) ?? this.fail(name, expected, [`[${name} "…"]`]);
  }
}

function readTag(scanner: Scanner): Tag {
  const name = scanner.word();
  if (name.text === '') scanner.fail(name.at, 'tag');
  if (!scanner.passes('"')) scanner.fail(scanner.place, 'tag', [`[${name.text} "…"]`]);
  const at = scanner.place;
  const value = scanner.until('"', 'closing-quote');
  if (!scanner.passes(']')) scanner.fail(scanner.place, 'closing-bracket', [']']);
  return { name: name.text, value, at };
}
