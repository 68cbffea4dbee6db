import { cardIndex } from './cards.ts';

export const LOAD_AND_SEND = cardIndex('load-and-send');
export const MUST_SEND = cardIndex('must-send');
export const DOUBLE_VALUE = cardIndex('double-value');
export const LONG_TRAIN_BONUS = cardIndex('long-train-bonus');
