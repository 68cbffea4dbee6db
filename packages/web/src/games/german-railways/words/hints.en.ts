import { count } from '../../../words/english.ts';

const talers = (n: number): string => count(n, 'Taler', 'Talers');
const pays = (income: number): string =>
  income === 0 ? 'pays nothing yet' : `pays ${talers(income)} a dividend now`;

/** Why a bot would play a move. */
export const hints = {
  toYou: (n: number) => `${talers(n)} to you`,
  to: (who: string, n: number) => `${n} to ${who}`,
  connects: (railroad: string, others: string, list: string) =>
    `This connects the ${railroad} to the ${others}: ${list}.`,
  connectsBy: (places: string, railroad: string, others: string, list: string) =>
    `Continuing to ${places}, the ${railroad} is connected to the ${others}: ${list}.`,
  nothing: 'nothing for anyone yet',
  income: (railroad: string, from: number, to: number, shares: number) =>
    `The ${railroad}’s income rises from ${from} to ${to} a share, and you hold ${count(shares, 'share', 'shares')}.`,
  bid: (income: number, left: number) =>
    `The share ${pays(income)}, and you’d keep ${talers(left)}.`,
  dropOut: (bid: number, income: number) =>
    `You’d have to bid more than ${bid} for a share that ${pays(income)}.`,
  noBid: (income: number) => `Nobody has bid yet for a share that ${pays(income)}.`,
  offer: (income: number, treasury: number) =>
    `A share ${pays(income)}. Its price goes into the treasury, which holds ${talers(treasury)}.`,
  endNow: (mine: number, who: string, theirs: number) =>
    `If the match ends now, you have ${mine} and ${who} ${theirs}.`,
  nextBest: (move: string, who: string, n: number) =>
    `The next best, “${move}”, would bring ${who} ${talers(n)}.`,
};
