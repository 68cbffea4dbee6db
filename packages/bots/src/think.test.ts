import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { Match, seedFromText } from '@roundhouse/engine';
import { BOT_NAMES, LEVELS, thinkingTime } from './bot-names.ts';
import type { Question } from './bot.ts';
import { budgetOf, Memories, think } from './think.ts';

const game = whistleStop as unknown as AnyGame;

function ask(change: Partial<Question> = {}): Question {
  const begun = Match.begin(game, { seats: 2, seed: seedFromText('think') });
  if (!begun.ok) throw new Error(begun.error);
  const { view, legal } = begun.match.position(0);
  return { game: game.id, bot: 'expert', seat: 0, view, legal, seed: 'any', ...change };
}

describe('a question', () => {
  it('has the time of its bot unless it brings a budget', () => {
    expect(budgetOf(ask())).toEqual({ milliseconds: thinkingTime('expert') });
    expect(budgetOf(ask({ budget: { iterations: 7 } }))).toEqual({ iterations: 7 });
  });

  it('gives every bot some time, and a stronger level at least as much', () => {
    expect(BOT_NAMES.every((name) => thinkingTime(name) > 0)).toBe(true);
    const times = LEVELS.map(thinkingTime);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('is answered by the clock that is there, and stops when its time is over', () => {
    let clock = 0;
    const now = (): number => (clock += 100);
    const environment = { findGame: () => game, now, memories: new Memories() };
    const { iterations } = think(ask({ bot: 'search' }), environment);
    expect(iterations).toBeGreaterThan(0);
    expect(clock).toBeLessThan(thinkingTime('search') + 1000);
  });

  it('of an unknown game or bot is a mistake', () => {
    const environment = { findGame: () => game, now: () => 0, memories: new Memories() };
    expect(() => think(ask({ bot: 'genius' }), environment)).toThrow('no bot genius');
    expect(() => think(ask(), { ...environment, findGame: () => undefined })).toThrow('no game');
  });
});
