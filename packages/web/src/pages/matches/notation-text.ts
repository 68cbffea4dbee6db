import type { NotationProblem } from '@roundhouse/engine';
import { loadWords } from '../../words/catalog.ts';
import { say } from './words/say.ts';

const MOST_NAMED = 6;

/** Where a text can't be read, and what should stand there, in a sentence. */
export async function notationText(problem: NotationProblem): Promise<string> {
  await loadWords();
  const texts = say();
  const { line, column, found, expected, among } = problem;
  const named = among.slice(0, MOST_NAMED).join(', ');
  const wanted = texts.expected[expected] + (named === '' ? '' : ` (${texts.such(named)})`);
  return texts.problem(line, column, wanted, found === '' ? texts.theEnd : texts.quoted(found));
}
