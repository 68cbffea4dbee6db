import { parseBranches } from './branch.ts';
import type { Branch } from './branch.ts';
import type { AnyGame, MoveBase, Seat } from './game.ts';
import { isSeed } from './rng.ts';

/** The truth about a match: everything else can be computed from it. */
export interface MatchRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  /** Who played what, in order. */
  readonly moves: readonly (readonly [Seat, MoveBase])[];
  /** Where it went on from another match, in the order of their moves; missing where it began as usual. */
  readonly branches?: readonly Branch[];
}

/** A record without its moves. */
export type Origin = Omit<MatchRecord, 'moves'>;

/** What a match begins with. */
export interface MatchStart {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly branches?: readonly Branch[];
}

export function originOf(game: AnyGame, { options, seats, seed, branches }: MatchStart): Origin {
  const branched = branches && { branches };
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed, ...branched };
}

type ParsedRecord =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly problem: string };

/** Reads the form of a record; whether its moves are legal is for `replay` to say. */
export function parseRecord(input: unknown): ParsedRecord {
  const problem = (what: string): ParsedRecord => ({ ok: false, problem: what });
  if (typeof input !== 'object' || input === null) return problem('a record is an object');
  const { game, rulesVersion, options, seats, seed, moves, branches } = input as Record<
    string,
    unknown
  >;
  if (typeof game !== 'string') return problem('"game" must be the id of a game');
  if (!Number.isInteger(rulesVersion)) return problem('"rulesVersion" must be a whole number');
  if (!Number.isInteger(seats)) return problem('"seats" must be a whole number');
  if (typeof seed !== 'string' || !isSeed(seed)) {
    return problem('"seed" must be 32 hexadecimal digits');
  }
  if (!Array.isArray(moves)) return problem('"moves" must be a list');
  const bad = moves.findIndex((each) => !isRecordedMove(each));
  if (bad >= 0) return problem(`move ${bad} must be [seat, {"kind": …}]`);
  const parsed = branches === undefined ? [] : parseBranches(branches);
  if (parsed === undefined) return problem('"branches" must be a list of {"at": …}');
  return {
    ok: true,
    record: {
      game,
      rulesVersion: rulesVersion as number,
      options: options ?? {},
      seats: seats as number,
      seed,
      moves: moves as MatchRecord['moves'],
      ...(parsed.length > 0 && { branches: parsed }),
    },
  };
}

function isRecordedMove(input: unknown): boolean {
  if (!Array.isArray(input) || input.length !== 2) return false;
  const [seat, move] = input as [unknown, unknown];
  return (
    Number.isInteger(seat) &&
    typeof move === 'object' &&
    move !== null &&
    typeof Reflect.get(move, 'kind') === 'string'
  );
}
