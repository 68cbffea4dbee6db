import { count } from '../../../words/english.ts';

const pesetas = (n: number): string => count(n, 'peseta', 'pesetas');

/** Why a bot would play a move. */
export const hints = {
  dividend: (railroad: string, from: number, to: number) =>
    `${railroad}’s dividend rises from ${from} to ${to} a share.`,
  dividendAndValue: (railroad: string, from: number, to: number, value: number, after: number) =>
    `${railroad}’s dividend rises from ${from} to ${to} a share, and its share value from ${value} to ${after}.`,
  penalty: (railroad: string, from: number, to: number) =>
    `${railroad} reaches no new city this turn, so its share value falls from ${from} to ${to}.`,
  bonus: (each: number) => `Five major cities pay ${pesetas(each)} a share at once.`,
  paid: (list: string) => `Then the bank pays ${list}.`,
  toYou: (n: number) => `you ${n}`,
  to: (who: string, n: number) => `${who} ${n}`,
  toTreasury: (n: number) => `the treasury ${n}`,
  holdings: (mine: number, who: string, theirs: number) =>
    `You hold ${count(mine, 'share', 'shares')} of it, ${who} ${theirs}.`,
  track: (cost: number, railroad: string, left: number) =>
    `It costs ${pesetas(cost)} and leaves ${left} in ${railroad}’s treasury.`,
  kept: (railroad: string, left: number) => `${railroad}’s treasury keeps its ${pesetas(left)}.`,
  share: (dividend: number, treasury: number) =>
    `A share pays ${pesetas(dividend)} in a build round now, and with your money its treasury holds ${treasury}.`,
  start: (treasury: number, railroad: string, left: number) =>
    `${railroad} starts with ${pesetas(treasury)} to build with, and you keep ${left}.`,
};
