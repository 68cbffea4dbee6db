import type { Accepted, Slot } from '../store/invitations.ts';

interface Offer {
  readonly host: string;
  readonly seats: number;
  readonly slots: readonly Slot[];
  /** Whoever accepted first comes first. */
  readonly guests: readonly Accepted[];
}

/** Those who play now, host first: enough people to whom a slot that has begun suits, and who may all meet each other. */
export function partyOf(
  { host, seats, slots, guests }: Offer,
  now: number,
  mayMeet: (one: string, other: string) => boolean,
): readonly string[] | undefined {
  for (const [at, { from, until }] of slots.entries()) {
    if (from > now || until <= now) continue;
    const free = guests.filter((guest) => guest.slots.includes(at)).map(({ user }) => user);
    const party = seated([host], free, seats, mayMeet);
    if (party !== undefined) return party;
  }
  return undefined;
}

/** A full table with these people and some of those who follow, the first ones first. */
function seated(
  party: readonly string[],
  free: readonly string[],
  seats: number,
  mayMeet: (one: string, other: string) => boolean,
): readonly string[] | undefined {
  if (party.length === seats) return party;
  for (const [at, user] of free.entries()) {
    if (!party.every((other) => mayMeet(other, user))) continue;
    const found = seated([...party, user], free.slice(at + 1), seats, mayMeet);
    if (found !== undefined) return found;
  }
  return undefined;
}
