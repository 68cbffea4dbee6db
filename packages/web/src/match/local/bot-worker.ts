/// <reference lib="webworker" />
import { Memories, think } from '@roundhouse/bots';
import type { MoveBase } from '@roundhouse/engine';
import { loadGame } from './doors.ts';
import { answerCalls } from './rpc.ts';
import type { BotLevel } from '../host.ts';
import type { Question } from './table-keeper.ts';

/** How long each level may think. */
const MILLISECONDS: Readonly<Record<BotLevel, number>> = {
  easy: 200,
  medium: 400,
  hard: 900,
  expert: 1500,
};

const worker = self as unknown as DedicatedWorkerGlobalScope;
const memories = new Memories();

async function answer({ game, view, moves, seat, level, session }: Question): Promise<MoveBase> {
  const rules = await loadGame(game);
  const request = {
    game,
    view,
    seat,
    legal: moves,
    bot: level,
    seed: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    budget: { milliseconds: MILLISECONDS[level] },
    session,
  };
  return think(request, { findGame: () => rules, now: () => performance.now(), memories }).move;
}

answerCalls(worker, { answer });
