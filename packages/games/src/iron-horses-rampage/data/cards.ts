import type { ResourceSet } from '../meta.ts';

const GROUPS = ['resource', 'setback', 'remedy', 'master'] as const;
export type Group = (typeof GROUPS)[number];

/** A kind of card. Cards of one kind are not told apart; everywhere else a card is an index into CARDS. */
interface Card {
  readonly id: string;
  readonly name: string;
  readonly group: Group;
  /** What it does, in a sentence for people. */
  readonly about: string;
}

interface Resource extends Card {
  readonly value: number;
  readonly count: Readonly<Record<ResourceSet, number>>;
}

interface Setback extends Card {
  readonly count: number;
  /** The id of the remedy card that lifts it, or null. */
  readonly remedy: string | null;
  /** What it costs in resources to lift it; 0 for the Hijacker, which never stays. */
  readonly cost: number;
}

interface Remedy extends Card {
  readonly count: number;
}

interface Master extends Card {
  readonly count: number;
  /** The id of the setback that it keeps away, or null. */
  readonly forbids: string | null;
}

const resource = (id: string, name: string, value: number, count: Resource['count']): Resource => ({
  id,
  name,
  group: 'resource',
  value,
  count,
  about: `A load worth $${value.toLocaleString('en-US')} once it is in play.`,
});

export const RESOURCES: readonly Resource[] = [
  resource('mail', 'Mail', 25_000, { 53: 12, 35: 8 }),
  resource('passenger', 'Passenger', 50_000, { 53: 12, 35: 8 }),
  resource('coal', 'Coal', 75_000, { 53: 9, 35: 6 }),
  resource('iron', 'Iron', 100_000, { 53: 6, 35: 4 }),
  resource('ammunition', 'Ammunition', 125_000, { 53: 6, 35: 4 }),
  resource('oil', 'Oil', 200_000, { 53: 5, 35: 3 }),
  resource('gold', 'Gold', 250_000, { 53: 3, 35: 2 }),
];

const stop = (id: string, name: string, remedy: string, remedyName: string): Setback => ({
  id,
  name,
  group: 'setback',
  count: 3,
  remedy,
  cost: 100_000,
  about: `Its victim can’t transport. Lifted by ${remedyName} or $100,000.`,
});

/** Those that stay in front of their victim come first. */
export const SETBACKS: readonly Setback[] = [
  stop('unscheduled-stop', 'Unscheduled Stop', 'departure', 'Departure'),
  stop('out-of-coal', 'Out of Coal', 'refuel', 'Refuel'),
  stop('broken-coupling', 'Broken Coupling', 'repair', 'Repair'),
  {
    id: 'tariff',
    name: 'Tariff',
    group: 'setback',
    count: 3,
    remedy: null,
    cost: 100_000,
    about: 'Its victim transports at most $100,000 a turn. Lifted for $100,000.',
  },
  {
    id: 'storm',
    name: 'Storm',
    group: 'setback',
    count: 3,
    remedy: null,
    cost: 50_000,
    about: 'Its victim has one action fewer each turn. Lifted for $50,000.',
  },
  {
    id: 'hijacker',
    name: 'Hijacker',
    group: 'setback',
    count: 3,
    remedy: null,
    cost: 0,
    about: 'Steals an unprotected load in play from another player, into your hand.',
  },
];

const remedy = (id: string, name: string, count: number, about: string): Remedy => ({
  id,
  name,
  group: 'remedy',
  count,
  about,
});

export const REMEDIES: readonly Remedy[] = [
  remedy('departure', 'Departure', 5, 'Lifts your Unscheduled Stop.'),
  remedy('refuel', 'Refuel', 5, 'Lifts your Out of Coal.'),
  remedy('repair', 'Repair', 5, 'Lifts your Broken Coupling.'),
  remedy('safe', 'Safe', 3, 'Protects one of your loads in play for good.'),
  remedy('sheriff', 'Sheriff', 3, 'Foils a setback as it is played against you. Costs no action.'),
];

const master = (id: string, name: string, forbids: string | null, about: string): Master => ({
  id,
  name,
  group: 'master',
  count: 1,
  forbids,
  about,
});
const shield = (id: string, name: string, forbids: string, setback: string): Master =>
  master(id, name, forbids, `Nobody can play ${setback} against you.`);

export const MASTERS: readonly Master[] = [
  shield('express', 'Express', 'unscheduled-stop', 'Unscheduled Stop'),
  shield('engineer', 'Engineer', 'broken-coupling', 'Broken Coupling'),
  shield('coal-reserve', 'Coal Reserve', 'out-of-coal', 'Out of Coal'),
  shield('marshall', 'Marshall', 'hijacker', 'Hijacker'),
  shield('bond', 'Bond', 'tariff', 'Tariff'),
  master(
    'first-class',
    'First Class',
    null,
    'You may use your railway’s advantage once every turn.',
  ),
  master('baron', 'Baron', null, 'You can lift any setback for $50,000.'),
  master('conductor', 'Conductor', null, 'You have four actions a turn.'),
];

/** Every kind of card; a resource, setback or remedy can be in a hand, a Master never is. */
export const CARDS: readonly Card[] = [...RESOURCES, ...SETBACKS, ...REMEDIES, ...MASTERS];
/** What people write for each card. */
export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
