import { drawBelow, rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { germanRailways, START_HEXES } from '@roundhouse/games/german-railways';
import type { Event, Move } from '@roundhouse/games/german-railways';
import { expect, it } from 'vitest';
import { centreOf } from './map/geometry.ts';
import { prospectOf } from './prospect.ts';

const ENOUGH = 10;
const starts = START_HEXES.map(centreOf);

/** How far a hexagon is from the nearest start of another railroad. */
function farOf(hex: number, own: number): number {
  const { x, y } = centreOf(hex);
  const others = starts.filter((_, railroad) => railroad !== own);
  return Math.min(...others.map((start) => Math.hypot(start.x - x, start.y - y)));
}

/** Bids so that there is money to build with, then builds towards the starts of others. */
function pick(moves: readonly Move[], rng: Rng, own: number): Move {
  const bid = moves.find((move) => move.kind === 'bid');
  if (bid) return bid.amount <= ENOUGH ? bid : { kind: 'drop-out' };
  const lays = moves.filter((move) => move.kind === 'lay');
  const [nearest] = lays.sort((a, b) => farOf(a.hex, own) - farOf(b.hex, own));
  if (nearest && drawBelow(rng, 6) > 0) return nearest;
  const builds = moves.filter(({ kind }) => kind === 'build');
  const among = builds.length > 0 ? builds : moves;
  return among[drawBelow(rng, among.length)] ?? { kind: 'pass' };
}

const receivedIn = (events: readonly Event[]): readonly number[] | undefined =>
  events.find((event) => event.kind === 'dividends-paid')?.received;

/** Plays a match and answers, for each build, what was foreseen and what was paid. */
function builds(name: string): (readonly [unknown, unknown])[] {
  const rng = rngFromSeed(seedFromText(name));
  let state = germanRailways.setup({ turnOrder: 'bag' }, 3, rng);
  const found: (readonly [unknown, unknown])[] = [];
  for (let i = 0; i < 2000; i++) {
    const [seat] = germanRailways.deciders(state);
    if (seat === undefined) break;
    const move = pick(germanRailways.legalMoves(state, seat), rng, state.build.railroad);
    const foreseen = prospectOf(germanRailways.view(state, 'spectator'))?.received;
    const step = tryMove(germanRailways, state, seat, move);
    if (!step.ok) throw new Error(step.error);
    if (move.kind === 'done') found.push([foreseen, receivedIn(step.events) ?? [0, 0, 0]]);
    state = step.state;
  }
  return found;
}

it('10.1 to 10.3: what a build would pay is what it pays', () => {
  const all = Array.from({ length: 12 }, (_, i) => builds(`prospect ${i}`)).flat();
  for (const [foreseen, paid] of all) expect(foreseen).toEqual(paid);
  const paying = all.filter(([, paid]) => (paid as number[]).some((amount) => amount > 0));
  expect(paying.length).toBeGreaterThan(10);
  expect(all.length - paying.length).toBeGreaterThan(10);
});
