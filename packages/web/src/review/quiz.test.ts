import type { Comparison, Prospect } from '@roundhouse/bots';
import type { MoveBase } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { Quiz } from './quiz.ts';
import type { QuizParts } from './quiz.ts';

const [build, pass, sell, wait] = ['build', 'pass', 'sell', 'wait'].map((kind) => ({ kind })) as [
  MoveBase,
  MoveBase,
  MoveBase,
  MoveBase,
];
/** What the moves are worth. */
const WORTH = new Map([
  [build, 0.5],
  [sell, 0.495],
  [pass, 0.3],
  [wait, 0.2],
]);
const prospect = (move: MoveBase): Prospect => {
  const value = WORTH.get(move) ?? 0;
  return { move, visits: 9, value, chances: [value, 1 - value], plan: [] };
};

function quizWith(parts: Partial<QuizParts> = {}): { quiz: Quiz; solved: () => number } {
  let solved = 0;
  const quiz = new Quiz({
    number: 1,
    of: 1,
    seat: 0,
    legal: [build, pass, sell, wait],
    answer: build,
    before: pass,
    explain: async (other): Promise<Comparison> => ({
      seat: 0,
      best: prospect(build),
      others: [prospect(other)],
    }),
    onSolved: () => solved++,
    ...parts,
  });
  return { quiz, solved: () => solved };
}

describe('a question', () => {
  it.each([
    [build, 'right'],
    [sell, 'as-good'],
    [pass, 'same-again'],
    [wait, 'wrong'],
  ] as const)('answered with %j is %s, and explained', async (move, kind) => {
    const { quiz, solved } = quizWith();
    await quiz.answer(move);
    expect(quiz.verdict.value).toMatchObject({ kind, chosen: move });
    expect(quiz.verdict.value?.why?.best.move).toBe(build);
    expect(solved()).toBe(1);
  });

  it('counts only the first answer', async () => {
    const { quiz, solved } = quizWith();
    await quiz.answer(wait);
    await quiz.answer(build);
    expect([quiz.verdict.value?.kind, solved()]).toEqual(['wrong', 1]);
  });

  it('asks which, where one thing offers several', async () => {
    const { quiz } = quizWith();
    quiz.choose([build, sell]);
    expect(quiz.choice.value).toEqual([build, sell]);
    expect(quiz.verdict.value).toBeUndefined();
  });

  it('shows its answer to whoever gives up', async () => {
    const { quiz, solved } = quizWith();
    await quiz.giveUp();
    expect([quiz.verdict.value?.kind, solved()]).toEqual(['shown', 1]);
  });

  it('is settled even where nothing can be explained', async () => {
    const { quiz } = quizWith({ explain: () => Promise.reject(new Error('gone')) });
    await quiz.answer(wait);
    expect(quiz.verdict.value).toMatchObject({ kind: 'wrong', why: undefined });
  });
});
