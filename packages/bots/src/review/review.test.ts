import { eventsFor, Match, rngFromSeed, sameMove, seedFromText } from '@roundhouse/engine';
import type { AnyGame, EventBase, MatchRecord, MoveBase, Seat } from '@roundhouse/engine';
import { sum } from '@roundhouse/engine/kit';
import { whistleStop } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import type { Comparison } from '../comparison.ts';
import { botNamed } from '../levels.ts';
import { playMatch } from '../play-match.ts';
import { coalLine } from '../testing/coal-line.ts';
import { checkHonesty } from '../testing/honesty.ts';
import { contrast } from './contrast.ts';
import { emptyNotes } from './notes.ts';
import type { ReviewNotes, RivalNotes } from './notes.ts';
import { flawlessSeats, reviewOf } from './report.ts';
import { Reviewer } from './reviewer.ts';
import { weigh } from './weigh.ts';

function matchOf(game: AnyGame, record: MatchRecord): Match {
  const told = Match.replay(game, record);
  if (!told.ok) throw new Error(told.error);
  return told.match;
}

function playedMatch(game: AnyGame, seats: number, bot = botNamed('greedy')): Match {
  const bots = Array.from({ length: seats }, () => bot);
  const played = playMatch({ game, bots, seed: 'review', budget: { iterations: 4 } });
  if (played === undefined) throw new Error('aborted');
  return matchOf(game, played.record);
}

function passThrough(reviewer: Reviewer, passes: number): ReviewNotes {
  while (reviewer.passes < passes) reviewer.next();
  return reviewer.notes;
}

describe.each([
  { id: 'coal-line', game: coalLine as AnyGame },
  { id: 'whistle-stop', game: whistleStop as AnyGame },
])('whatever was noted about a match of $id', ({ game }) => {
  const match = playedMatch(game, 2);
  const share = fc.double({ min: 0, max: 5, noNaN: true });
  const gain = fc.double({ min: -5, max: 5, noNaN: true });
  const rival = fc.record({
    move: fc.constant<MoveBase>({ kind: 'any' }),
    worlds: fc.integer({ min: 1, max: 20 }),
    gains: fc.tuple(gain, gain),
    squares: share,
  });
  const notes = fc.record({
    passes: fc.nat(3),
    at: fc.constant(0),
    decisions: fc.array(fc.option(fc.record({ rivals: fc.array(rival, { maxLength: 3 }) })), {
      minLength: match.moves,
      maxLength: match.moves,
    }),
    outlooks: fc.array(fc.record({ worlds: fc.nat(9), shares: fc.tuple(share, share) }), {
      minLength: match.moves + 1,
      maxLength: match.moves + 1,
    }),
  });

  it('decisions, luck and what was unforeseen add up to the result', () => {
    fc.assert(
      fc.property(notes, (each) => {
        const review = reviewOf(match, each);
        for (const player of review.players) {
          const { start, ownDecisions, othersDecisions, luck, unforeseen, result } = player;
          expect(start + ownDecisions + othersDecisions + luck + unforeseen).toBeCloseTo(result, 8);
          expect(player.withoutLuck + luck).toBeCloseTo(result, 8);
        }
        expect(review.moves.every(({ loss }) => loss >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('stopped anywhere, kept as text and gone on with, it comes to the same', () => {
  const match = playedMatch(whistleStop, 3);
  const whole = passThrough(new Reviewer(match), 2);
  const first = new Reviewer(match);
  for (let i = 0; i < match.moves + 5; i++) first.next();
  const kept = JSON.parse(JSON.stringify(first.notes)) as ReviewNotes;
  expect(passThrough(new Reviewer(match, kept), 2)).toEqual(whole);
});

it('marks decisions the same when nobody asks for the chances', () => {
  const match = playedMatch(whistleStop, 3);
  const reviewer = new Reviewer(match);
  while (reviewer.passes < 2) reviewer.next('decisions');
  const { decisions, outlooks } = passThrough(new Reviewer(match), 2);
  expect(reviewer.notes.decisions).toEqual(decisions);
  expect(reviewer.notes.outlooks).not.toEqual(outlooks);
});

it('every pass looks at every move once, and more thoroughly than the last', () => {
  const match = playedMatch(coalLine, 2);
  const reviewer = new Reviewer(match);
  const worlds = [1, 2].map((pass) => passThrough(reviewer, pass).outlooks[0]?.worlds ?? 0);
  expect(worlds[1]).toBe((worlds[0] ?? 0) * 3);
  expect(reviewer.progress).toBe(0);
});

it('a match that went on from another, dealt anew, is reviewed from there', () => {
  const whole = playedMatch(whistleStop, 2);
  const record = whole.branch(4, { viewer: 0, seed: seedFromText('dealt anew') });
  if (record === undefined) throw new Error('no branch');
  const branch = matchOf(whistleStop, record);
  while (branch.outcome === null) {
    const [seat = 0] = branch.deciders;
    branch.follow(seat, whistleStop.legalMoves(branch.state as never, seat)[0] as MoveBase);
  }
  const review = reviewOf(branch, passThrough(new Reviewer(branch), 2));
  expect(review.moves.slice(0, 4).every(({ isDecision, loss }) => !isDecision && loss === 0)).toBe(
    true,
  );
  expect(review.chances[0]).toEqual(review.chances[4]);
  for (const { start, ownDecisions, othersDecisions, luck, unforeseen, result } of review.players)
    expect(start + ownDecisions + othersDecisions + luck + unforeseen).toBeCloseTo(result, 8);
});

it('without a draw there is no luck', () => {
  const match = playedMatch(coalLine, 2);
  const { players } = reviewOf(match, passThrough(new Reviewer(match), 1));
  expect(players.map(({ luck }) => luck)).toEqual([0, 0]);
});

it('a match that nobody has looked at has even chances, and no mistakes', () => {
  const match = playedMatch(coalLine, 2);
  const review = reviewOf(match, emptyNotes(match.moves, 2));
  expect(review.chances[0]).toEqual([0.5, 0.5]);
  expect(review.players.map(({ accuracy, worst }) => [accuracy, worst])).toEqual([
    [100, []],
    [100, []],
  ]);
  expect(sum(review.chances.at(-1) ?? [])).toBe(1);
});

it('is flawless for whoever decided often and never gave away much, once all of it was looked at', () => {
  const game = GAMES.find(({ id }) => id === 'iron-horses-rampage');
  if (game === undefined) throw new Error('no game');
  const match = playedMatch(game, 3, botNamed('random'));
  const notes = { ...emptyNotes(match.moves, 3), passes: 1 };
  const { moves } = reviewOf(match, notes);
  const own = moves.filter(({ seat, isDecision }) => seat === 1 && isDecision);
  expect(own.length).toBeGreaterThanOrEqual(15);
  expect(flawlessSeats(match, notes)).toContain(1);
  expect(flawlessSeats(match, { ...notes, passes: 0 })).toEqual([]);
  // Seen in so many worlds that there is no doubt.
  const losing = (loss: number): ReviewNotes => {
    const worlds = 1000;
    const gains = [0, loss * worlds, 0];
    const rivals = [{ move: { kind: 'better' }, worlds, gains, squares: loss ** 2 * worlds }];
    return { ...notes, decisions: notes.decisions.with((own[0]?.moves ?? 0) - 1, { rivals }) };
  };
  expect(flawlessSeats(match, losing(0.1))).not.toContain(1);
  expect(flawlessSeats(match, losing(0.01))).toContain(1);
  const short = playedMatch(coalLine, 2);
  expect(flawlessSeats(short, { ...emptyNotes(short.moves, 2), passes: 1 })).toEqual([]);
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a decision in $id', ({ game }) => {
  it('is judged the same in two worlds that its player can’t tell apart', () => {
    const reviewing: Bot = {
      name: 'reviewing',
      choose({ game: rules, seat, view, legal, rng, budget: { iterations = 0 } }) {
        const played = legal.at(-1);
        if (played === undefined) throw new Error('no legal move');
        const effort = { proposals: iterations, worlds: 2 };
        const { rivals } = weigh({ game: rules, seat, view, legal, played }, effort, rng);
        const candidates = rivals.map(({ move, gains, squares }) => {
          return { move, visits: squares, value: gains[seat] ?? 0 };
        });
        return { move: played, candidates, iterations };
      },
    };
    const seats = game.seatCounts.includes(3) ? 3 : 2;
    const plan = { game, bot: reviewing, seats, seed: 'judged', points: 2, iterations: 3 };
    expect(checkHonesty(plan)).toEqual([undefined, 2]);
  });
});

/** Games in which somebody knows what others don't, or something is drawn. */
const HIDING = GAMES.filter(({ id }) => id !== 'iberian-gauge');

describe.each(HIDING.map((game) => ({ id: game.id, game })))('a match of $id', ({ game }) => {
  it('gets the same marks for a decision, whatever its player could not know', () => {
    const whole = playedMatch(game, game.seatCounts.includes(3) ? 3 : 2);
    const places = whole
      .steps()
      .flatMap(({ seat }, at) =>
        game.legalMoves(whole.stateAfter(at), seat).length > 1 ? [at] : [],
      );
    const differing = [0.2, 0.4, 0.6].filter((part) => {
      const at = places[Math.floor(places.length * part)] ?? 0;
      const [one, other] = ['one', 'other'].map((deal) => dealtAnew(whole, at, deal));
      if (!one || !other) throw new Error('no branch');
      const [marks, sameMarks] = [one, other].map(
        (match) => passThrough(new Reviewer(match), 2).decisions[at],
      );
      expect(marks).not.toBeNull();
      expect(sameMarks).toEqual(marks);
      return JSON.stringify(one.stateAfter(at)) !== JSON.stringify(other.stateAfter(at));
    });
    expect(differing.length).toBeGreaterThan(0);
  });
});

/** The match up to a decision and with it, in a world that its player could have been in. */
function dealtAnew(whole: Match, at: number, deal: string): Match | undefined {
  const step = whole.step(at);
  const record = step && whole.branch(at, { viewer: step.seat, seed: seedFromText(deal) });
  if (!step || !record) return undefined;
  const match = matchOf(whole.game, record);
  match.follow(step.seat, step.move);
  return match;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a better move in $id', ({ game }) => {
  it('is explained as in a hint: what it is worth beside the one played, and what is certain', () => {
    const match = playedMatch(game, game.seatCounts.includes(3) ? 3 : 2);
    const at = match.steps().findIndex(({ seat }, number) => {
      return number > 9 && game.legalMoves(match.stateAfter(number), seat).length > 2;
    });
    const { seat, move: played } = match.step(at) as { seat: Seat; move: MoveBase };
    const state = match.stateAfter(at);
    const legal = game.legalMoves(state, seat);
    const better = legal.find((move) => JSON.stringify(move) !== JSON.stringify(played));
    if (better === undefined) throw new Error('no other move');
    const decision = { game, seat, view: game.view(state, seat), legal, played };
    const { comparison } = contrast(decision, better, rngFromSeed(seedFromText('why')), 6);
    const { best, others } = comparison;
    expect([best.move, others[0]?.move, best.visits]).toEqual([better, played, 6]);
    expect(sum(best.chances)).toBeCloseTo(1);
    expect(best.plan[0]?.move).toEqual(better);
    const told: EventBase[] = [];
    game.apply(state, seat, better, (event) => told.push(event));
    const certain = best.plan[0]?.events ?? [];
    expect(eventsFor(told, seat).slice(0, certain.length)).toEqual(certain);
  });
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a line in $id', ({ game }) => {
  it('tells what everybody would likely do after the better move, and nothing that is drawn or shown', () => {
    const match = playedMatch(game, game.seatCounts.includes(3) ? 3 : 2);
    const places = match
      .steps()
      .flatMap(({ seat }, at) =>
        at > 5 && game.legalMoves(match.stateAfter(at), seat).length > 1 ? [at] : [],
      );
    const lines = places.slice(0, 6).map((at) => {
      const { seat, move: played } = match.step(at) as { seat: Seat; move: MoveBase };
      const state = match.stateAfter(at);
      const legal = game.legalMoves(state, seat);
      const decision = { game, seat, view: game.view(state, seat), legal, played };
      const { comparison } = contrast(decision, played, rngFromSeed(seedFromText('line')), 24);
      const { line = [] } = comparison;
      for (const { events } of line)
        for (const { kind, to } of events) {
          expect(game.revealing).not.toContain(kind);
          expect(to === 'all' || to.includes(seat)).toBe(true);
        }
      if (game.id === 'iberian-gauge') {
        // Nothing is hidden there, so the line can be played.
        game.apply(state, seat, played);
        for (const step of line) {
          expect(game.deciders(state)).toEqual([step.seat]);
          expect(game.legalMoves(state, step.seat)).toContainEqual(step.move);
          game.apply(state, step.seat, step.move);
        }
      }
      return line;
    });
    expect(lines.some((line) => line.length > 0)).toBe(true);
  });
});

describe('an explanation', () => {
  const match = playedMatch(coalLine, 2);
  const reviewed = (): Reviewer => {
    const reviewer = new Reviewer(match);
    passThrough(reviewer, 1);
    return reviewer;
  };
  const [found] = reviewOf(match, reviewed().notes).moves.filter(({ better }) => better !== null);
  if (!found?.better) throw new Error('no mistake to explain');
  const { better, played, seat, moves } = found;
  const rivalIn = ({ decisions }: ReviewNotes): RivalNotes => {
    const rival = decisions[moves - 1]?.rivals.find(({ move }) => sameMove(move, better));
    if (rival === undefined) throw new Error('the better move is not noted');
    return rival;
  };

  it('goes into the notes, so that the mark says what it says', () => {
    const reviewer = reviewed();
    const before = rivalIn(reviewer.notes);
    const { best, others } = reviewer.explain(moves - 1, better, played) as Comparison;
    const after = rivalIn(reviewer.notes);
    expect(after.worlds - before.worlds).toBe(best.visits);
    const gained = (best.value - (others[0]?.value ?? 0)) * best.visits;
    expect((after.gains[seat] ?? 0) - (before.gains[seat] ?? 0)).toBeCloseTo(gained, 3);
  });

  it('draws other worlds each time, and the same ones from the same notes', () => {
    const valuesOf = (reviewer: Reviewer): unknown[] =>
      [1, 2].map(() => reviewer.explain(moves - 1, better, played)?.best.value);
    const values = valuesOf(reviewed());
    expect(new Set(values).size).toBe(2);
    expect(valuesOf(reviewed())).toEqual(values);
  });

  it('of a move that was not played leaves the notes as they are', () => {
    const reviewer = reviewed();
    const { notes } = reviewer;
    expect(reviewer.explain(moves - 1, played, better)?.best.move).toEqual(played);
    expect(reviewer.notes).toEqual(notes);
    expect(reviewer.explain(match.moves, better, played)).toBeUndefined();
  });
});
