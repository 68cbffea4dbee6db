import { drawBelow, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { add, filled } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS, cardOf, HAND_KINDS } from './data/indexes.ts';
import { ironHorsesRampage as game } from './index.ts';
import type { Move, State } from './index.ts';
import { guessOldCards } from './old-cards.ts';
import { laws } from './testing/laws.ts';

const rng = (text: string): Rng => rngFromSeed(seedFromText(text));

function countsOf(cards: readonly number[], kinds = CARD_KINDS): number[] {
  const counts = filled(kinds, 0);
  for (const card of cards) add(counts, card, 1);
  return counts;
}
const some = (...ids: readonly string[]): number[] => countsOf(ids.map(cardOf), HAND_KINDS);

/** These take cards up before a reshuffle or put some under the deck after it. */
const UNCLEAR: readonly Move['kind'][] = ['central-yard', 'survey', 'keep', 'bury'];

/** Plays at random, and now and then shows a state after a reshuffle, with what the new deck held. */
function play(seats: number, seed: string, show: (state: State, held: number[]) => void): void {
  const chance = rng(`chance ${seed}`);
  const state = game.setup({ resources: 35, largeTable: true }, seats, rng(seed));
  let held: number[] | undefined;
  for (let step = 0; step < 900 && game.outcome(state) === undefined; step++) {
    const [seat = -1] = game.deciders(state);
    const moves = game.legalMoves(state, seat);
    const move = moves[drawBelow(chance, moves.length)];
    if (move === undefined) throw new Error('nothing to do');
    const discards = countsOf(state.discards);
    game.apply(state, seat, move, ({ kind }) => {
      if (kind === 'reshuffled') held = discards;
    });
    if (UNCLEAR.includes(move.kind)) held = undefined;
    if (held !== undefined && step % 7 === 0) show(state, held);
  }
}

describe('D12: after a reshuffle', () => {
  it('nobody imagines a card in the deck that was in a hand when it was made', () => {
    let looks = 0;
    for (let number = 0; number < 12; number++) {
      play(2 + (number % 7), `reshuffle ${number}`, (state, held) => {
        for (const viewer of [...state.railway.keys(), 'spectator' as const]) {
          const world = game.imagine(game.view(state, viewer), rng(`world ${looks++}`));
          const deck = countsOf([...world.deck, ...world.under, ...world.looked]);
          expect(deck.filter((count, card) => count > (held[card] ?? 0))).toEqual([]);
          expect(laws.conserve(world)).toBeUndefined();
        }
      });
    }
    expect(looks).toBeGreaterThan(500);
  });

  it('a card that has left a hand was held then, or drawn since, or may have been either', () => {
    const hand = { unseen: 1, heldThen: 1, leftSince: some('mail') };
    const guesses = (heldThen: string, unseen: readonly string[]): unknown[] =>
      Array.from({ length: 40 }, (_, number) =>
        guessOldCards(rng(`guess ${number}`), {
          hands: [hand],
          heldThen: some(heldThen),
          unseen: some(...unseen),
        }),
      );
    const [old, drawn] = [[some('mail')], [some()]];
    // One Mail was held and is seen nowhere else, so it is the one that left.
    expect(guesses('mail', ['gold', 'oil'])).toEqual(Array.from({ length: 40 }, () => old));
    // A Coal was held, so the Mail was drawn.
    expect(guesses('coal', ['coal', 'gold'])).toEqual(Array.from({ length: 40 }, () => drawn));
    // A Mail was held, and another Mail was in the deck.
    expect(guesses('mail', ['mail', 'gold'])).toContainEqual(old);
    expect(guesses('mail', ['mail', 'gold'])).toContainEqual(drawn);
  });

  it('what must have been held then is found, whichever cards were guessed first', () => {
    // Both hands have nothing left of what they held, so that a Mail must be the first one's and an Oil the second's.
    const hands = [
      { unseen: 0, heldThen: 1, leftSince: some('mail') },
      { unseen: 0, heldThen: 1, leftSince: some('mail', 'oil') },
    ];
    const known = { hands, heldThen: some('mail', 'oil'), unseen: some() };
    for (let number = 0; number < 20; number++) {
      expect(guessOldCards(rng(`must ${number}`), known)).toEqual([some('mail'), some('oil')]);
    }
  });

  it('what can’t add up is not guessed', () => {
    const hand = { unseen: 0, heldThen: 2, leftSince: some('mail') };
    const known = { hands: [hand], heldThen: some('mail', 'oil'), unseen: some('oil') };
    expect(() => guessOldCards(rng('odd'), known)).toThrow('does not add up');
  });
});
