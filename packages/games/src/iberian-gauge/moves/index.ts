import type { MoveOf, Phases } from '@roundhouse/engine';
import type { State } from '../state.ts';
import { build } from './build.ts';
import { decline } from './decline.ts';
import { invest } from './invest.ts';
import { lease } from './lease.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { setValue } from './set-value.ts';
import { start } from './start.ts';

export const moves = [start, setValue, place, invest, pass, build, lease, decline] as const;
export type Move = MoveOf<typeof moves>;

export const phases: Phases<State, Move> = {
  build: [build, decline],
  stock: [start, invest, pass],
  'set-value': [setValue],
  place: [place],
  lease: [lease],
  over: [],
};
