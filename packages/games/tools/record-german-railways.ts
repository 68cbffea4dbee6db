// node packages/games/tools/record-german-railways.ts: records a match of German Railways for every ending, seat count and
// option. Random play never connects all railroads, so those matches are played by a table that wants to.
import {
  distance,
  drawBelow,
  drawFrom,
  optionCombinations,
  rngFromSeed,
  seedFromText,
} from '@roundhouse/engine';
import type { Rng, Seat } from '@roundhouse/engine';
import { recordMatch } from '@roundhouse/engine/testing';
import type { Fixture } from '@roundhouse/engine/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanRailways, HEXES } from '../src/german-railways/index.ts';
import type { Move, State } from '../src/german-railways/index.ts';
import { fixtureFolder } from './recordings.ts';

const TRIES = 5000;
const PREFERRED: Readonly<Record<string, string>> = { agreed: 'propose-end', stalled: 'pass' };

/** The steps from a hexagon to the nearest city where the railroad would meet a new partner. */
function stepsToPartner(state: State, railroad: number, hex: number): number {
  const known = (state.partners[railroad] ?? 0) | (1 << railroad);
  const [from] = HEXES[hex]?.at ?? [];
  const steps = HEXES.map(({ city, at }) => {
    const [to] = at;
    if (city < 0 || from === undefined || to === undefined) return Infinity;
    return ((state.visitors[city] ?? 0) & ~known) === 0 ? Infinity : distance(from, to);
  });
  return Math.min(...steps);
}

/** Cheap bids, many shares, and every railroad on its way to the nearest that it has not met. */
function chooseAsBuilder(state: State, legal: readonly Move[], rng: Rng): Move {
  const ofKind = <Kind extends Move['kind']>(kind: Kind): Extract<Move, { kind: Kind }>[] =>
    legal.filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind);
  const [bid] = ofKind('bid');
  if (bid !== undefined && bid.amount <= 4 + drawBelow(rng, 14)) return bid;
  const lays = ofKind('lay').map((move) => ({
    move,
    steps: stepsToPartner(state, state.build.railroad, move.hex),
  }));
  const best = lays.toSorted((a, b) => a.steps - b.steps)[0];
  const isJoined = (state.partners[state.build.railroad] ?? 0) !== state.build.before;
  if (best !== undefined && !(isJoined && state.build.laid > 0)) return best.move;
  const [done] = ofKind('done');
  if (done !== undefined) return done;
  const lonely = ofKind('build').filter(({ railroad }) => {
    const bits = state.partners[railroad] ?? 0;
    return (bits & (bits - 1)) === 0;
  });
  const choices: Move[] = [...lonely, ...lonely, ...ofKind('offer')];
  return drawFrom(rng, choices.length > 0 ? choices : legal.slice(0, 1));
}

function recordAsBuilder(table: { options: unknown; seats: number; seed: string }): Fixture {
  const { seats, seed } = table;
  const options = germanRailways.parseOptions(table.options) ?? { turnOrder: 'bag' };
  const state = germanRailways.setup(options, seats, rngFromSeed(seed));
  const rng = rngFromSeed(seedFromText(`builder/${seed}`));
  const moves: [Seat, Move][] = [];
  for (;;) {
    const outcome = germanRailways.outcome(state);
    const { id, rulesVersion } = germanRailways;
    if (outcome !== undefined) {
      return { record: { game: id, rulesVersion, options, seats, seed, moves }, outcome };
    }
    const seat = state.decider;
    const move = chooseAsBuilder(state, germanRailways.legalMoves(state, seat), rng);
    germanRailways.apply(state, seat, move);
    moves.push([seat, move]);
  }
}

function findMatch(options: unknown, seats: number, ending: string): Fixture {
  for (let number = 0; number < TRIES; number++) {
    const table = { options, seats, seed: seedFromText(`${ending}/${seats}/${number}`) };
    const fixture =
      ending === 'connected'
        ? recordAsBuilder(table)
        : recordMatch(germanRailways, table, PREFERRED[ending]);
    if (fixture.outcome.reason === ending) return fixture;
  }
  throw new Error(`${ending} not found for ${seats} seats, ${JSON.stringify(options)}`);
}

const folder = fixtureFolder(germanRailways.id);
mkdirSync(folder, { recursive: true });
for (const options of optionCombinations(germanRailways.options)) {
  for (const seats of germanRailways.seatCounts) {
    for (const ending of germanRailways.endings) {
      const name = `${seats}.turnOrder-${String(options['turnOrder'])}.${ending}.match.json`;
      const fixture = findMatch(options, seats, ending);
      writeFileSync(join(folder, name), `${JSON.stringify(fixture)}\n`);
    }
  }
}
