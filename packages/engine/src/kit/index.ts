export { addMember, hasMember, removeMember, wordsFor } from './bit-words.ts';
export { allBits, fromBits, hasBit, toBits, withBit, withoutBit } from './bits.ts';
export type { Bits } from './bits.ts';
export { takeAny } from './deck.ts';
export { add, copyLists, entry, expand, filled, NONE, numbersOf, sum } from './entries.ts';
export { sortedHands } from './hands.ts';
export { oncePer } from './once-per.ts';
export { onlySeat } from './only-seat.ts';
