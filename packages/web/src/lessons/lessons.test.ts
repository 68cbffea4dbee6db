import { sameMove, setUpMatch, tryMove } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { loadLesson } from '../games/shelf.ts';
import { language } from '../settings/settings.ts';
import type { Lesson } from '../games/lesson.ts';

/** Plays a lesson's moves on the real engine; the position that they lead to. */
function playThrough(game: AnyGame, { options, seats, prepared }: Lesson): unknown {
  const begun = setUpMatch(game, { options, seats, seed: prepared.seed });
  if (!begun.ok) throw new Error(begun.error);
  let { state } = begun;
  for (const [at, [seat, move]] of prepared.moves.entries()) {
    const step = tryMove(game, state, seat, move);
    if (!step.ok) throw new Error(`move ${at} of seat ${seat}: ${step.error}`);
    expect(sameMove(step.move, move)).toBe(true);
    ({ state } = step);
  }
  return state;
}

describe.each(GAMES.map((game) => ({ game, id: game.id })))(
  'the first lesson of $id',
  ({ game, id }) => {
    const opened = loadLesson(id).then((lesson) => {
      if (!lesson) throw new Error(`${id} has no lesson`);
      return lesson;
    });

    it('keeps to the rules, and leaves a match to play on', async () => {
      const state = playThrough(game, await opened);
      expect(game.deciders(state).length).toBeGreaterThan(0);
    });

    it('lets the learner do enough to have learnt something', async () => {
      const { prepared, seat, pages } = await opened;
      const mine = prepared.moves.filter(([whose]) => whose === seat);
      expect(mine.length).toBeGreaterThanOrEqual(8);
      expect(pages.length).toBeGreaterThanOrEqual(12);
    });

    it('has its pages in order, and the last one when all moves are played', async () => {
      const { pages, prepared } = await opened;
      const places = pages.map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBe(0);
      expect(places.at(-1)).toBe(prepared.moves.length);
    });

    it.each(['en', 'de'] as const)(
      'says every page once, and nothing else, in %s',
      async (wanted) => {
        const { pages, words } = await opened;
        await words.load(wanted);
        language.value = wanted;
        const said = words();
        language.value = 'en';
        const names = pages.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(Object.keys(said).toSorted()).toEqual(names.toSorted());
        for (const [heading, ...text] of Object.values(said)) {
          expect(heading).toBeTruthy();
          expect(text.length).toBeGreaterThan(0);
        }
      },
    );
  },
);
