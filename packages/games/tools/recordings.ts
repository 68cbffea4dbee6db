import { drawFrom, Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MatchRecord } from '@roundhouse/engine';
import { countSequences, recordMatch, writeTranscript } from '@roundhouse/engine/testing';
import type { Fixture } from '@roundhouse/engine/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPTH = 4;
const MOST_SEQUENCES = 200_000;

/** The folder of a game's recordings. */
export function fixtureFolder(id: string): string {
  return join(import.meta.dirname, '..', 'src', id, 'fixtures');
}

/** All recorded matches of a game, by file name. */
export function readFixtures(id: string): Map<string, Fixture> {
  const folder = fixtureFolder(id);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.match.json'));
  return new Map(
    names
      .toSorted()
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture]),
  );
}

/** The short match that is kept as text. */
export function transcriptOf(game: AnyGame): string {
  const [seats = 2] = game.seatCounts;
  const { record } = recordMatch(game, { seats, seed: seedFromText('transcript') });
  return writeTranscript(game, record, 60);
}

/** A match that goes on from a position dealt anew: it fails to replay when `imagine` deals another world than it did. */
export function dealtMatchOf(game: AnyGame): Fixture {
  const [seats = 2] = game.seatCounts;
  const { record } = recordMatch(game, { seats, seed: seedFromText('dealt') });
  const deal = { viewer: 0, seed: seedFromText('dealt anew') };
  const branch = replayed(game, record).branch(Math.floor(record.moves.length / 3), deal);
  if (!branch) throw new Error(`${game.id} can't go on from there`);
  const match = replayed(game, branch);
  const rng = rngFromSeed(seedFromText('policy/dealt'));
  while (match.outcome === null) {
    const seat = drawFrom(rng, match.deciders);
    match.follow(seat, drawFrom(rng, match.position(seat).legal));
  }
  return { record: match.record() ?? branch, outcome: match.outcome };
}

function replayed(game: AnyGame, record: MatchRecord): Match {
  const told = Match.replay(game, record);
  if (!told.ok) throw new Error(told.error);
  return told.match;
}

/** Numbers of legal move sequences from the first position, per seat count, as deep as stays countable. */
export function countsOf(game: AnyGame): Record<string, number[]> {
  const options = game.parseOptions(undefined);
  const counts: Record<string, number[]> = {};
  for (const seats of game.seatCountsFor(options)) {
    const state = game.setup(options, seats, rngFromSeed(seedFromText('counts')));
    let depth = 1;
    let found = countSequences(game, state, depth);
    while (depth < DEPTH && (found.at(-1) ?? 0) * branching(found) < MOST_SEQUENCES) {
      found = countSequences(game, state, ++depth);
    }
    counts[seats] = found;
  }
  return counts;
}

function branching(counts: readonly number[]): number {
  return (counts.at(-1) ?? 1) / (counts.at(-2) ?? 1);
}
