/** Somebody who looks for a game, in the queue of one game, pace and kind. */
export interface Seeker {
  readonly user: string;
  /** The sizes of table that suit, such as `[3, 4]`. */
  readonly sizes: readonly number[];
  readonly points: number;
  /** When it began to wait. */
  readonly since: number;
  /** After how many milliseconds bots may take the seats that are left; never, if null. */
  readonly botsAfter: number | null;
}

/** People who are to play together, and how many bots with them. */
export interface Group {
  readonly users: readonly string[];
  readonly bots: number;
}

interface PairingRules {
  readonly now: number;
  /** How long somebody waits for people of about the same strength before anybody will do. */
  readonly patience: number;
  readonly mayMeet: (a: string, b: string) => boolean;
}

/** Whoever just came meets people within so many points; that grows until everybody will do. */
const FIRST_REACH = 150;
const LAST_REACH = 600;
/** How many ways to fill a table are tried for one person before a smaller table is. */
const MOST_TRIES = 2000;

/**
 * Who plays with whom now. Whoever has waited longest is served first and meets those nearest in strength; nobody meets anybody who
 * may not be met, and nobody who waits for longer is passed over for somebody else at the same table.
 */
export function pairUp(seekers: readonly Seeker[], rules: PairingRules): Group[] {
  const order = seekers.toSorted((a, b) => a.since - b.since || (a.user < b.user ? -1 : 1));
  const left = new Set(order);
  const groups: Group[] = [];
  for (const seeker of order) {
    if (!left.has(seeker)) continue;
    const group = groupFor(seeker, [...left], rules);
    if (group === undefined) continue;
    for (const each of group.members) left.delete(each);
    groups.push({ users: group.members.map(({ user }) => user), bots: group.bots });
  }
  return groups;
}

interface Found {
  readonly members: readonly Seeker[];
  readonly bots: number;
}

function groupFor(seeker: Seeker, left: readonly Seeker[], rules: PairingRules): Found | undefined {
  const suits = (other: Seeker): boolean =>
    other !== seeker &&
    isWithinReach(seeker, other, rules) &&
    rules.mayMeet(seeker.user, other.user);
  const near = left
    .filter(suits)
    .toSorted(
      (a, b) =>
        Math.abs(a.points - seeker.points) - Math.abs(b.points - seeker.points) ||
        a.since - b.since ||
        (a.user < b.user ? -1 : 1),
    );
  const sizes = seeker.sizes.toSorted((a, b) => b - a);
  for (const size of sizes) {
    const others = partners(size, near, rules);
    if (others !== undefined) return { members: [seeker, ...others], bots: 0 };
  }
  return withBots(seeker, near, rules);
}

/** The first of these who make a table of that size, all of whom may meet. */
function partners(
  size: number,
  near: readonly Seeker[],
  { mayMeet }: PairingRules,
): Seeker[] | undefined {
  const fitting = near.filter(({ sizes }) => sizes.includes(size));
  let tries = 0;
  const fill = (chosen: readonly Seeker[], from: number): Seeker[] | undefined => {
    if (chosen.length === size - 1) return [...chosen];
    for (let at = from; at < fitting.length; at++) {
      if (fitting.length - at < size - 1 - chosen.length || ++tries > MOST_TRIES) return undefined;
      const next = fitting[at];
      if (next === undefined || !chosen.every((each) => mayMeet(each.user, next.user))) continue;
      const found = fill([...chosen, next], at + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return fill([], 0);
}

/** Whoever is tired of waiting plays at once, with everybody near who is tired too, and with bots for the rest. */
function withBots(seeker: Seeker, near: readonly Seeker[], rules: PairingRules): Found | undefined {
  if (!isTired(seeker, rules)) return undefined;
  const size = Math.min(...seeker.sizes);
  const members: Seeker[] = [seeker];
  for (const other of near) {
    const fits = isTired(other, rules) && other.sizes.includes(size);
    const isWelcome = members.every((each) => rules.mayMeet(each.user, other.user));
    if (fits && isWelcome && members.length < size) members.push(other);
  }
  return { members, bots: size - members.length };
}

const isTired = ({ since, botsAfter }: Seeker, { now }: PairingRules): boolean =>
  botsAfter !== null && now - since >= botsAfter;

/** By whoever has waited longer. */
function isWithinReach(a: Seeker, b: Seeker, { now, patience }: PairingRules): boolean {
  const waited = now - Math.min(a.since, b.since);
  if (waited >= patience) return true;
  const reach = FIRST_REACH + ((LAST_REACH - FIRST_REACH) * Math.max(0, waited)) / patience;
  return Math.abs(a.points - b.points) <= reach;
}
