import type { Automation } from '@roundhouse/engine';
import type { Move } from './moves/index.ts';
import { stallOf } from './stall.ts';
import type { View } from './view.ts';

export const automation: Automation<Move, View> = {
  passes: ['pass'],
  endsMatch: (move, view) => stallOf(move, view) !== undefined,
};
