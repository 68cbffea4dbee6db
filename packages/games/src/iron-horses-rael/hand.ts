import { sortedHands } from '@roundhouse/engine/kit';

export const HAND_LIMIT = 8;

export const { addToHand, removeFromHand, handOf } = sortedHands(HAND_LIMIT);
