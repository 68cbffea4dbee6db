import type { EventBase, Game, MoveBase, Outcome, Seat } from '../game.ts';
import { sameJson } from '../json.ts';
import { setUpMatch } from '../replay.ts';
import { optionCombinations } from '../options.ts';
import type { MatchRecord } from '../record.ts';
import { drawBelow, drawFrom, rngFromSeed, seedFromText } from '../rng.ts';

/** A recorded match with the result it must still give. */
export interface Fixture {
  readonly record: MatchRecord;
  readonly outcome: Outcome;
}

/** Plays a whole match at random. With `prefer`, moves of that kind are taken nine times in ten where there are any. */
export function recordMatch<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  table: { readonly options?: unknown; readonly seats: number; readonly seed: string },
  prefer?: string,
): Fixture {
  const begun = setUpMatch(game, table);
  if (!begun.ok) throw new Error(begun.error);
  const { options, state } = begun;
  const rng = rngFromSeed(seedFromText(`policy/${table.seed}`));
  const moves: [Seat, Move][] = [];
  let outcome = game.outcome(state);
  while (outcome === undefined) {
    const seat = drawFrom(rng, game.deciders(state));
    const legal = game.legalMoves(state, seat);
    const liked = prefer === undefined ? [] : legal.filter(({ kind }) => kind === prefer);
    const move = drawFrom(rng, liked.length > 0 && drawBelow(rng, 10) > 0 ? liked : legal);
    game.apply(state, seat, move);
    moves.push([seat, move]);
    outcome = game.outcome(state);
  }
  const { id, rulesVersion } = game;
  const { seats, seed } = table;
  return { record: { game: id, rulesVersion, options, seats, seed, moves }, outcome };
}

/** What no fixture covers: every ending, and every seat count of every combination of options. */
export function missingFixtures<
  Options,
  State,
  Move extends MoveBase,
  View,
  Event extends EventBase,
>(game: Game<Options, State, Move, View, Event>, fixtures: readonly Fixture[]): string[] {
  const endings = game.endings
    .filter((reason) => !fixtures.some(({ outcome }) => outcome.reason === reason))
    .map((reason) => `ending ${reason}`);
  const tables = optionCombinations(game.options).flatMap((input) => {
    const options = game.parseOptions(input);
    if (options === undefined) return [];
    return game
      .seatCountsFor(options)
      .filter(
        (seats) =>
          !fixtures.some(
            ({ record }) =>
              record.seats === seats && sameJson(game.parseOptions(record.options), options),
          ),
      )
      .map((seats) => `${seats} seats, options ${JSON.stringify(options)}`);
  });
  return [...endings, ...tables];
}
