import { integer, moveKinds } from '@roundhouse/engine';
import { CARD_NAMES, CARDS, FIRST_ENGINE } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A kind of move of this game. */
export const move = moveKinds<State, Event>();

/** A field that names the card of an engine. */
export const engineCard = integer(FIRST_ENGINE, CARDS.length - 1, CARD_NAMES);
