import type { Automation } from '@roundhouse/engine';
import type { Move } from './moves/index.ts';
import type { View } from './view.ts';

export const automation: Automation<Move, View> = { passes: [] };
