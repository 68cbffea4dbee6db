/// <reference lib="webworker" />
import { drawFrom, seedFromText, rngFromSeed } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import { answerCalls } from './rpc.ts';
import type { Question } from './table-keeper.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;

async function think({ moves }: Question): Promise<MoveBase> {
  return drawFrom(rngFromSeed(seedFromText(crypto.randomUUID())), moves);
}

answerCalls(worker, { think });
