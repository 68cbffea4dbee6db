import { drawFrom, Match, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { loadUi } from '../../games/shelf.ts';
import { lineWordsOf, stepText } from './LineList.tsx';

const AHEAD = 8;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game: AnyGame) => {
  it('has words for every move that is planned, in the position it is planned from', async () => {
    const ui = await loadUi(id);
    const seats = Math.min(...game.seatCounts);
    const begun = Match.begin(game, { seats, seed: seedFromText('lines') });
    if (!begun.ok) throw new Error(begun.error);
    const { match } = begun;
    const rng = rngFromSeed(seedFromText(id));
    const players = Array.from({ length: seats }, (_, seat) => ({
      kind: 'person' as const,
      name: `P${seat}`,
    }));
    const info = { id: 'm', game: id, options: {}, players, startedAt: 0 };
    const views: unknown[][] = [];
    while (match.outcome === null && match.moves < 150) {
      views.push(players.map((_, seat) => match.position(seat).view));
      const mover = drawFrom(rng, match.deciders);
      match.follow(mover, drawFrom(rng, match.position(mover).legal));
      const view = views.at(-AHEAD) ?? views[0];
      for (const [seat] of players.entries()) {
        const [step] = match.stepsSince(match.moves - 1, seat);
        const move = seat === mover ? match.step(match.moves - 1)?.move : undefined;
        const words = lineWordsOf(ui, info, seat, view?.[seat]);
        const planned = { seat: mover, events: step?.events ?? [], ...(move && { move }) };
        expect(stepText(planned as never, words)).toMatch(/\S/);
      }
    }
    expect(match.moves).toBeGreaterThan(AHEAD);
  });
});
