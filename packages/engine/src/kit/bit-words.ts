// Sets of any size, as words of 32 bits; a list may hold one set after another, each from its `first` word on.

/** How many words a set of numbers below `size` takes. */
export function wordsFor(size: number): number {
  return Math.ceil(size / 32);
}

export function hasMember(words: readonly number[], first: number, member: number): boolean {
  return ((words[first + (member >> 5)] ?? 0) & (1 << (member & 31))) !== 0;
}

export function addMember(words: number[], first: number, member: number): void {
  const word = first + (member >> 5);
  words[word] = (words[word] ?? 0) | (1 << (member & 31));
}

export function removeMember(words: number[], first: number, member: number): void {
  const word = first + (member >> 5);
  words[word] = (words[word] ?? 0) & ~(1 << (member & 31));
}
