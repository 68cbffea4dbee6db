import type { AnyGame, Rng, Seat } from '@roundhouse/engine';
import { brainAt, tuningOf } from '../brain.ts';
import type { AnyBrain } from '../brain.ts';
import { brainOf } from '../brains.ts';
import { worldRng } from '../draws.ts';
import { Judge } from '../judge.ts';
import { Descent } from '../search/descent.ts';
import { Selector } from '../search/select.ts';
import { newNode } from '../search/tree.ts';
import { noted } from './notes.ts';
import type { OutlookNotes } from './notes.ts';

/** What each seat can hope for by its own view, the only thing it may know. */
export function outlookOf(
  game: AnyGame,
  views: readonly unknown[],
  worlds: number,
  rng: Rng,
): OutlookNotes {
  const [view] = views;
  const brain = brainAt(brainOf(game.id), game.imagine(view, worldRng(rng)));
  if (tuningOf(brain).isOpen) return { worlds, shares: openHopes(game, brain, view, worlds, rng) };
  return {
    worlds,
    shares: views.map((each, seat) => hopeOf(game, brain, each, seat, worlds, rng)),
  };
}

/** The seat's part of the win, summed over imagined worlds that are played on as the brain thinks best. */
function hopeOf(
  game: AnyGame,
  brain: AnyBrain,
  view: unknown,
  seat: Seat,
  worlds: number,
  rng: Rng,
): number {
  const shares: number[] = [];
  const judge = new Judge(game, brain, rng);
  const { playoutSteps } = tuningOf(brain);
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const world = game.imagine(view, worldRng(rng));
    const [decider = -1] = game.deciders(world);
    judge.playOut(world, playoutSteps, decider, shares);
    sum += shares[seat] ?? 0;
  }
  return noted(sum);
}

/**
 * Where nothing is hidden or drawn there is one world, and everybody sees it: one look is good for all seats. It is
 * played on as the brain thinks best, and then in the other ways that search would try.
 */
function openHopes(
  game: AnyGame,
  brain: AnyBrain,
  view: unknown,
  ways: number,
  rng: Rng,
): number[] {
  const world = game.imagine(view, worldRng(rng));
  const [decider = -1] = game.deciders(world);
  const tuning = tuningOf(brain);
  const descent = new Descent(game, new Selector(brain, tuning, rng));
  const judge = new Judge(game, brain, rng);
  const root = newNode();
  const shares: number[] = [];
  let sums: number[] = [];
  for (let way = 0; way < ways; way++) {
    const state = game.clone(world);
    if (way > 0) descent.run(root, state);
    judge.playOut(state, tuning.playoutSteps, way > 0 ? descent.mover : decider, shares);
    if (way > 0) descent.backUp(shares);
    sums = shares.map((share, seat) => share + (sums[seat] ?? 0));
  }
  return sums.map(noted);
}
