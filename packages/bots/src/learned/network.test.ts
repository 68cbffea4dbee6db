import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AnyBrain } from '../brain.ts';
import { DEFAULT_BRAIN } from '../brain.ts';
import { botNamed } from '../levels.ts';
import { playMatch } from '../play-match.ts';
import { coalLine } from '../testing/coal-line.ts';
import { checkHonesty } from '../testing/honesty.ts';
import { Adam } from './adam.ts';
import { lookOf, Observer, withLearned } from './judgement.ts';
import type { Learned } from './judgement.ts';
import { playLesson, samplesOf } from './lesson.ts';
import { Network, newWeights } from './network.ts';
import { packLearned, unpackLearned } from './pack.ts';
import { Learner, sampleLength } from './samples.ts';
import { Survey } from './survey.ts';

const rng = () => rngFromSeed(seedFromText('network'));

describe('a network', () => {
  const shape = { common: 5, own: 6, hidden: 7, second: 4 };
  const table = Float32Array.from({ length: 5 }, (_, i) => Math.sin(i + 1));
  const rows = Float32Array.from({ length: 18 }, (_, i) => Math.cos(i * 2.3));
  const target = Float32Array.of(0.2, 0.5, 0.3);
  const weights = newWeights(shape, rng()).map((each, i) => each + 0.3 * Math.sin(i * 1.7));
  const network = new Network(shape, weights);
  const out = new Float64Array(3);
  const loss = (): number => {
    network.run(table, rows, 3, out);
    return target.reduce((sum, wanted, seat) => sum - wanted * Math.log(out[seat] ?? 0), 0);
  };

  it('has the gradient that small steps show', () => {
    const gradient = new Float64Array(weights.length);
    network.run(table, rows, 3, out);
    expect(network.learn(table, rows, 3, out, target, gradient)).toBeCloseTo(loss(), 9);
    let largest = 0;
    for (const [i, weight] of weights.entries()) {
      weights[i] = weight + 1e-3;
      const [above, high] = [loss(), weights[i]];
      weights[i] = weight - 1e-3;
      const [below, low] = [loss(), weights[i]];
      weights[i] = weight;
      expect((above - below) / (high - low)).toBeCloseTo(gradient[i] ?? 0, 5);
      largest = Math.max(largest, Math.abs(gradient[i] ?? 0));
    }
    expect(largest).toBeGreaterThan(0.05);
  });

  it('judges every seat by the same weights: others in another order have the same shares', () => {
    network.run(table, rows, 3, out);
    const [first, second, third] = out;
    const turned = Float32Array.of(...rows.slice(0, 6), ...rows.slice(12), ...rows.slice(6, 12));
    network.run(table, turned, 3, out);
    expect([...out].map((each) => each.toFixed(9))).toEqual(
      [first, third, second].map((each) => each?.toFixed(9)),
    );
  });

  it('begins as the brain’s opinion', () => {
    const fresh = new Network(shape, newWeights(shape, rng()));
    const opinions = [0.5, 0.3, 0.2];
    const own = new Float32Array(18);
    for (const [seat, share] of opinions.entries()) own[seat * 6 + 3] = Math.log(share);
    fresh.run(table, own, 3, out);
    for (const [seat, share] of opinions.entries()) expect(out[seat]).toBeCloseTo(share, 6);
  });
});

/** Learns a game from random matches, without a brain; the held-out loss before and after. */
function learn(game: AnyGame, sizes: readonly number[], matches: number) {
  const bot = botNamed('random');
  const plan = (seats: number, seed: string) => ({
    game,
    bots: Array.from({ length: seats }, () => bot),
    seed,
    budget: { iterations: 1 },
    mistakes: 0,
  });
  const survey = new Survey();
  for (const seats of sizes) {
    for (let number = 0; number < 6; number++) {
      playLesson(plan(seats, `survey ${number}`), (state) =>
        survey.see(lookOf(game, DEFAULT_BRAIN, state, 0), seats),
      );
    }
  }
  const schema = survey.schema();
  const observer = new Observer(game, DEFAULT_BRAIN, schema);
  const { common, own } = observer.encoder;
  const shape = { common, own, hidden: 8, second: 4 };
  const weights = newWeights(shape, rng());
  const network = new Network(shape, weights);
  const learner = new Learner(network);
  const all = Array.from({ length: matches }, (_, number) => {
    const seats = sizes[number % sizes.length] ?? 2;
    const lesson = plan(seats, `lesson ${number}`);
    return samplesOf(lesson, observer, network, { most: 8, length: 12 }).samples;
  });
  const heldOut = Float32Array.from(all.filter((_, i) => i % 5 === 0).flatMap((each) => [...each]));
  const samples = Float32Array.from(all.filter((_, i) => i % 5 > 0).flatMap((each) => [...each]));
  const before = learner.loss(heldOut);
  const count = samples.length / sampleLength(shape);
  const adam = new Adam(weights.length);
  for (let step = 0; step < 150; step++) {
    const places = Int32Array.from({ length: 32 }, (_, i) => (step * 32 + i * 7) % count);
    const gradient = new Float64Array(weights.length);
    learner.gradient(samples, places, gradient);
    adam.step(
      weights,
      gradient.map((each) => each / places.length),
      { rate: 3e-3, decay: 0.05 },
    );
  }
  const learned: Learned = { game: game.id, schema, shape, weights, tuning: {}, matches };
  return { before, after: learner.loss(heldOut), learned, observer };
}

it('a position’s target is how the match ended, the less the longer before it', () => {
  const bots = [botNamed('random'), botNamed('random')];
  const plan = { game: coalLine, bots, seed: 'target', budget: { iterations: 1 }, mistakes: 0 };
  const survey = new Survey();
  playLesson(plan, (state) => survey.see(lookOf(coalLine, DEFAULT_BRAIN, state, 0), 2));
  const observer = new Observer(coalLine, DEFAULT_BRAIN, survey.schema());
  const { common, own } = observer.encoder;
  const shape = { common, own, hidden: 2, second: 2 };
  // It knows nothing yet: to it all seats are alike.
  const network = new Network(shape, newWeights(shape, rng()));
  const all = { most: 100, length: 1 };
  const { samples, lesson } = samplesOf(plan, observer, network, all);
  const leads: number[] = [];
  for (let at = 0; at < samples.length; at += sampleLength(shape)) {
    leads.push(Math.abs((samples[at + 1] ?? 0) - 0.5));
  }
  expect(leads.length).toBeGreaterThan(4);
  expect(lesson.shares[0]).not.toBe(lesson.shares[1]);
  expect(leads.at(-1)).toBeGreaterThan(0.2);
  for (const [i, lead] of leads.slice(1).entries()) {
    expect(leads[i]).toBeCloseTo(0.95 * lead, 5);
  }
});

const games: [string, AnyGame, number[]][] = [
  ['without secrets', coalLine, [2, 3]],
  ['with secrets', whistleStop, [2, 3]],
];

describe.each(games)('a game %s', (_, game, sizes) => {
  const { before, after, learned, observer } = learn(game, sizes, 150);
  const brain = withLearned(game, DEFAULT_BRAIN, learned);

  it('is learned: matches never seen are foretold better', () => {
    expect(after).toBeLessThan(before - 0.05);
  });

  it('comes back from its text as it was', () => {
    const text = packLearned(learned);
    const again = unpackLearned(text);
    expect(packLearned(again)).toBe(text);
    const [first, second] = [learned, again].map(({ shape, weights }) => {
      const out = new Float64Array(8);
      new Network(shape, weights).run(observer.table, observer.rows, 2, out);
      return [...out];
    });
    for (const [seat, share] of (first ?? []).entries()) {
      expect(second?.[seat]).toBeCloseTo(share, 3);
    }
  });

  it.each(['search', 'expert', 'hard'] as const)('%s with the network is honest', (name) => {
    const plan = { game, bot: botNamed(name), seats: 3, seed: 'honest', points: 6, iterations: 20 };
    expect(checkHonesty({ ...plan, brain })).toEqual([undefined, 6]);
  });

  it('search with the network plays the same match again, and another than without', () => {
    const play = (own: AnyBrain) =>
      playMatch({
        game,
        bots: [botNamed('search'), botNamed('search')],
        seed: 'again',
        budget: { iterations: 60 },
        brain: own,
      })?.record.moves;
    expect(play(brain)).toEqual(play(brain));
    expect(play(brain)).not.toEqual(play(DEFAULT_BRAIN));
  });
});
