import {
  drawBelow,
  drawFrom,
  findDifference,
  forkRng,
  rngFromSeed,
  seedFromText,
  setUpMatch,
} from '@roundhouse/engine';
import type { AnyGame, Rng, Seat } from '@roundhouse/engine';
import type { Bot, Choice } from '../bot.ts';
import type { AnyBrain } from '../brain.ts';
import { optionsFor } from '../play-match.ts';

interface HonestyPlan {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly seats: number;
  readonly options?: unknown;
  /** Any text. */
  readonly seed: string;
  /** At how many points of the match the bot is asked. */
  readonly points: number;
  readonly iterations: number;
  readonly brain?: AnyBrain;
}

/**
 * Plays a match at random and asks the bot at random points in two worlds that its seat can't tell apart: the true
 * one, and one imagined from the seat's view. What is wrong (another answer, a changed view), or undefined; and at
 * how many points it was asked. A bot that looks into a state which it did not imagine is stopped by an error.
 */
export function checkHonesty(plan: HonestyPlan): [problem: string | undefined, asked: number] {
  const { game, seats, points } = plan;
  const rng = rngFromSeed(seedFromText(plan.seed));
  const begun = setUpMatch(game, {
    options: plan.options ?? optionsFor(game, seats),
    seats,
    seed: seedFromText(plan.seed),
  });
  if (!begun.ok) throw new Error(`${game.id} for ${seats}: ${begun.error}`);
  const states = randomStates(game, begun.state, forkRng(rng));
  let asked = 0;
  for (; asked < points && states.length > 0; asked++) {
    const [state] = states.splice(drawBelow(rng, states.length), 1);
    const deciders = game.deciders(state);
    const seat = drawFrom(rng, deciders);
    const world = game.imagine(game.view(state, seat), forkRng(rng));
    const problem = differenceBetween(plan, state, world, seat, asked);
    if (problem !== undefined) return [`seat ${seat}: ${problem}`, asked];
  }
  return [undefined, asked];
}

function differenceBetween(
  plan: HonestyPlan,
  state: unknown,
  world: unknown,
  seat: Seat,
  number: number,
): string | undefined {
  const [first, second] = [state, world].map((each): Choice | string => {
    const view = plan.game.view(each, seat);
    const before = JSON.stringify(view);
    const choice = plan.bot.choose({
      game: onlyImagined(plan.game),
      view,
      seat,
      legal: plan.game.legalMoves(each, seat),
      rng: rngFromSeed(seedFromText(`${plan.seed} ${number}`)),
      budget: { iterations: plan.iterations },
      explain: true,
      brain: plan.brain,
    });
    return JSON.stringify(view) === before ? choice : 'the bot changed its view';
  });
  return typeof first === 'string' ? first : findDifference(first, second);
}

/** Every state of a random match with somebody to decide. */
function randomStates(game: AnyGame, start: unknown, rng: Rng): unknown[] {
  const states: unknown[] = [];
  const state = game.clone(start);
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) return states;
    states.push(game.clone(state));
    const seat = drawFrom(rng, deciders);
    const legal = game.legalMoves(state, seat);
    game.apply(state, seat, drawFrom(rng, legal));
  }
}

/** The game, but refusing every state that was not imagined from a view. */
function onlyImagined(game: AnyGame): AnyGame {
  const imagined = new WeakSet<object>();
  const mark = (state: unknown): unknown => {
    imagined.add(state as object);
    return state;
  };
  const own = (state: unknown): unknown => {
    if (typeof state !== 'object' || state === null || !imagined.has(state))
      throw new Error('a bot looked into a state not its own');
    return state;
  };
  return {
    ...game,
    setup: () => own(undefined),
    clone: (state) => mark(game.clone(own(state))),
    deciders: (state) => game.deciders(own(state)),
    legalMoves: (state, seat) => game.legalMoves(own(state), seat),
    apply: (state, seat, move, emit) => game.apply(own(state), seat, move, emit),
    view: (state, viewer) => game.view(own(state), viewer),
    imagine: (view, rng) => mark(game.imagine(view, rng)),
    outcome: (state) => game.outcome(own(state)),
  };
}
