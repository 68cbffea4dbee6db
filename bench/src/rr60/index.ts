import { parseOptionsBy } from '@roundhouse/engine';
import type { Game } from '@roundhouse/engine';
import { MOVE_LIMIT, SEATS } from './data.ts';
import { REVEALING } from './events.ts';
import type { Event } from './events.ts';
import { apply, legalMoves, MOVE_FIELDS, parseMove } from './moves.ts';
import type { Move } from './moves.ts';
import { ENDINGS, outcome } from './score.ts';
import { clone, setup } from './state.ts';
import type { State } from './state.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly number[] = Object.freeze([]);
const ONLY = Array.from({ length: SEATS }, (_, seat): readonly number[] => Object.freeze([seat]));

type Options = Readonly<Record<string, never>>;

export const rr60: Game<Options, State, Move, View, Event> = {
  id: 'rr60',
  name: 'RR60',
  rulesVersion: 1,
  seatCounts: [SEATS],
  options: [],
  endings: ENDINGS,
  revealing: REVEALING,
  moveLimit: MOVE_LIMIT,
  automation: { passes: [] },
  moveFields: MOVE_FIELDS,
  parseOptions: (input) => parseOptionsBy([], input),
  seatCountsFor: () => [SEATS],
  parseMove,
  setup,
  clone,
  deciders: (state) => (state.over ? NOBODY : (ONLY[state.seat] ?? NOBODY)),
  legalMoves,
  apply,
  view,
  imagine,
  outcome,
};

export type { Move } from './moves.ts';
