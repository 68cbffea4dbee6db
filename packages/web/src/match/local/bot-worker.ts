/// <reference lib="webworker" />
import { Memories, think } from '@roundhouse/bots';
import type { Choice, Question } from '@roundhouse/bots';
import { loadGame } from './doors.ts';
import { answerCalls } from './rpc.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const memories = new Memories();

async function answer(question: Question): Promise<Choice> {
  const rules = await loadGame(question.game);
  const environment = { findGame: () => rules, now: () => performance.now(), memories };
  return think(question, environment);
}

answerCalls(worker, { answer });
