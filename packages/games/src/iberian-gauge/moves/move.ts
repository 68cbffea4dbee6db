import { moveKinds } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A kind of move of this game. */
export const move = moveKinds<State, Event>();
