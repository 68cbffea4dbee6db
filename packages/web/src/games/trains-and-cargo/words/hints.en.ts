import { count } from '../../../words/english.ts';

const points = (n: number): string => count(n, 'point', 'points');
const start = (whose: string): string => `${whose.charAt(0).toUpperCase()}${whose.slice(1)}`;

/** Why a bot would play a move. */
export const hints = {
  sends: (scored: number, total: number) => `It scores ${points(scored)}: ${total} in all.`,
  sendsOther: (train: string, scored: number) =>
    `${start(train)} leaves now, for ${points(scored)}.`,
  has: (who: string, total: number) => `${who} ${who.includes(' and ') ? 'have' : 'has'} ${total}.`,
  worth: (train: string, from: number, to: number) =>
    `${start(train)} ${to > from ? 'rises' : 'falls'} from ${from} to ${points(to)}.`,
  collects: (worth: number) => `The goods are worth ${points(worth)} at today’s prices.`,
  raids: (who: string, worth: number) =>
    `It takes goods worth ${points(worth)} out of ${who}’s storage.`,
  stored: (who: string, from: number, to: number) =>
    `The goods in ${who === 'You' ? 'your' : `${who}’s`} storage ${to > from ? 'rise' : 'fall'} from ${from} to ${points(to)}.`,
  pullsAll: (left: number) =>
    `It pulls any number of carriages, and ${left === 0 ? 'no other is' : count(left, 'other is', 'others are')} free.`,
  canLeave: (train: string, worth: number) =>
    `${start(train)}, worth ${points(worth)}, can then leave.`,
  isHeld: (train: string, worth: number) =>
    `${start(train)}, worth ${points(worth)}, can’t leave then.`,
};
