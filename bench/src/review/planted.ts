import { botNamed, playMatch, winParts } from '@roundhouse/bots';
import type { Bot, PlayedMatch, Task } from '@roundhouse/bots';
import { Duel, Reviewer, reviewOf, sureGain, weigh } from '@roundhouse/bots/review';
import type { Decision, Effort } from '@roundhouse/bots/review';
import { drawFrom, Match, rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MatchRecord, MoveBase, Rng, Seat } from '@roundhouse/engine';
import { Trial } from './trial.ts';

/** How matches with one planted blunder are made and looked for. */
export interface PlantedPlan {
  readonly game: AnyGame;
  readonly seats: number;
  /** Worlds that everybody imagines before a move. */
  readonly iterations: number;
  /** How often a review goes through a match. */
  readonly passes: number;
  /** Any text. */
  readonly seed: string;
}

/** How a blunder was found: its place among all moves of the match by what they cost, 1 being the top. */
export interface PlantedResult {
  readonly place: number;
  readonly loss: number;
  /** The most that any other move cost. */
  readonly next: number;
  /** Whether the close look too finds that what the review put on top cost more: a bot's own mistake. */
  readonly dearer: boolean;
  /** The blunderer's part of the win, and what it was without the blunder: whoever judges, this is what came of it. */
  readonly result: number;
  readonly without: number;
}

/**
 * A move is a blunder if two judges of different kinds say so, neither of which knows the review's marks. By a close look,
 * with draws of its own and many times the worlds that the review spends on a move, it surely gives away this part of the
 * win; that compares moves the way the review does. And in matches that are played to their very end after it and after
 * what the expert did, it surely loses wins.
 */
const BLUNDER = 0.15;
const CLOSE_LOOK = { proposals: 200, worlds: 100 };
const LOST = 0.05;
const TRIAL = 60;
/**
 * Most random moves need neither judge: a few worlds beside what the expert did show that they cost little, and of the rest
 * the first pairs of the trial leave some no hope.
 */
const PEEK = 3;
const GLANCE = 12;
const FIRST_PAIRS = 12;
const TRIES = 150;
/** Openings and last moves are left alone: there is little to tell apart in them. */
const FIRST = 0.1;
const LAST = 0.9;

/** Plants a random move in a match of bots that search, lets them play on, and reviews the match. Null if none would do. */
export function findPlanted(plan: PlantedPlan): PlantedResult | null {
  const rng = rngFromSeed(seedFromText(`planted ${plan.seed}`));
  const sound = play(plan, []);
  const plant = drawBlunder(plan, sound.record, rng);
  if (plant === undefined) return null;
  const at = plant.moves.length - 1;
  const [seat] = plant.moves[at] ?? [0];
  const planted = play(plan, plant.moves);
  const match = matchOf(plan.game, planted.record);
  const losses = lossesIn(match, plan.passes);
  const loss = losses[at] ?? 0;
  const others = losses.toSpliced(at, 1);
  const next = Math.max(...others);
  const top = losses.indexOf(Math.max(...losses));
  return {
    place: 1 + others.filter((each) => each >= loss).length,
    loss,
    next,
    dearer: top !== at && costOf(decisionAt(match, top), CLOSE_LOOK, rng) > plant.cost,
    result: winParts(planted.outcome)[seat] ?? 0,
    without: winParts(sound.outcome)[seat] ?? 0,
  };
}

/** What a review says that each move cost. */
function lossesIn(match: Match, passes: number): number[] {
  const reviewer = new Reviewer(match);
  while (reviewer.passes < passes) reviewer.next('decisions');
  return reviewOf(match, reviewer.notes).moves.map(({ loss }) => loss);
}

/** The match that begins with these moves and is played on by search. */
function play(
  { game, seats, iterations, seed }: PlantedPlan,
  beginning: MatchRecord['moves'],
): PlayedMatch {
  let played = 0;
  const search = botNamed('search');
  const follower: Bot = {
    name: 'follower',
    choose(task: Task) {
      const given = beginning[played++];
      if (given === undefined) return search.choose(task);
      return { move: given[1], candidates: [], iterations: 0 };
    },
  };
  const bots = Array.from({ length: seats }, () => follower);
  const match = playMatch({ game, bots, seed, budget: { iterations } });
  if (match === undefined) throw new Error('aborted');
  return match;
}

interface Plant {
  /** The beginning of the match, up to the blunder. */
  readonly moves: MatchRecord['moves'];
  /** What it gives away by the close look. */
  readonly cost: number;
}

function drawBlunder({ game }: PlantedPlan, sound: MatchRecord, rng: Rng): Plant | undefined {
  const match = matchOf(game, sound);
  const places = sound.moves
    .map((_, at) => at)
    .slice(Math.floor(match.moves * FIRST), Math.ceil(match.moves * LAST));
  for (let tries = 0; tries < TRIES; tries++) {
    const at = drawFrom(rng, places);
    const [seat, best] = sound.moves[at] as readonly [Seat, MoveBase];
    const state = match.stateAfter(at);
    const legal = game.legalMoves(state, seat);
    const others = legal.filter((move) => !sameMove(move, best));
    if (others.length === 0) continue;
    const played = drawFrom(rng, others);
    const decision = { game, seat, view: game.view(state, seat), legal, played };
    if (!seemsBad(decision, best, rng)) continue;
    const trial = new Trial({ ...decision, better: best, worse: played }, rng);
    trial.play(FIRST_PAIRS);
    if (trial.lost.atMost < LOST) continue;
    const cost = costOf(decision, CLOSE_LOOK, rng);
    if (cost < BLUNDER) continue;
    trial.play(TRIAL - FIRST_PAIRS);
    if (trial.lost.atLeast < LOST) continue;
    return { moves: [...sound.moves.slice(0, at), [seat, played]], cost };
  }
  return undefined;
}

/** Whether a few worlds speak against a move, beside the one that the expert played. */
function seemsBad(decision: Decision, best: MoveBase, rng: Rng): boolean {
  const duel = new Duel(decision, [decision.played, best], rng);
  const lost = (): number =>
    Math.max(...duel.rivals().map((rival) => sureGain(rival, decision.seat)));
  duel.playWorlds(PEEK);
  if (lost() <= 0) return false;
  duel.playWorlds(GLANCE - PEEK);
  return lost() >= BLUNDER;
}

/** What a move surely gives away, by a look at what its player knew. */
function costOf(decision: Decision, effort: Effort, rng: Rng): number {
  const { rivals } = weigh(decision, effort, rng);
  return Math.max(...rivals.map((rival) => sureGain(rival, decision.seat)));
}

/** The decision that was made there. */
function decisionAt(match: Match, at: number): Decision {
  const { game } = match;
  const step = match.step(at);
  if (step === undefined) throw new Error('no such move');
  const { seat, move: played } = step;
  const state = match.stateAfter(at);
  return { game, seat, view: game.view(state, seat), legal: game.legalMoves(state, seat), played };
}

function matchOf(game: AnyGame, record: MatchRecord): Match {
  const told = Match.replay(game, record);
  if (!told.ok) throw new Error(told.error);
  return told.match;
}
