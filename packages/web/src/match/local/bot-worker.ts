/// <reference lib="webworker" />
import { Memories, think } from '@roundhouse/bots';
import type { Question } from '@roundhouse/bots';
import type { MoveBase } from '@roundhouse/engine';
import { loadGame } from './doors.ts';
import { answerCalls } from './rpc.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;
const memories = new Memories();

async function answer(question: Question): Promise<MoveBase> {
  const rules = await loadGame(question.game);
  const environment = { findGame: () => rules, now: () => performance.now(), memories };
  return think(question, environment).move;
}

answerCalls(worker, { answer });
