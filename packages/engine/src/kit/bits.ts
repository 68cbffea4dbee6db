/** A set of small numbers, below 32, as the bits of one: railroads, seats, types of card. */
export type Bits = number;

/** The set of every number below `size`. */
export function allBits(size: number): Bits {
  return (1 << size) - 1;
}

export function hasBit(bits: Bits, member: number): boolean {
  return (bits & (1 << member)) !== 0;
}

export function withBit(bits: Bits, member: number): Bits {
  return bits | (1 << member);
}

export function withoutBit(bits: Bits, member: number): Bits {
  return bits & ~(1 << member);
}

/** The set of these numbers. */
export function toBits(members: readonly number[]): Bits {
  return members.reduce(withBit, 0);
}

/** The numbers in a set, in rising order. */
export function fromBits(bits: Bits): number[] {
  const members: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
  return members;
}
