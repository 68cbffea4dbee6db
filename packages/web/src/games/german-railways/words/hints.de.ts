import { count } from '../../../words/german.ts';
import type { hints as english } from './hints.en.ts';

const talers = (n: number): string => count(n, 'Taler', 'Taler');
const what = (income: number): string =>
  income === 0 ? 'noch nichts' : `jetzt ${talers(income)} bei einer Dividende`;

export const hints: typeof english = {
  toYou: (n) => `${talers(n)} für dich`,
  to: (who, n) => `${n} für ${who}`,
  connects: (railroad, others, list) =>
    `Das gibt der Bahn ${railroad} Anschluss an ${others}: ${list}.`,
  connectsBy: (places, railroad, others, list) =>
    `Mit weiterem Bau in ${places} bekommt ${railroad} Anschluss an ${others}: ${list}.`,
  nothing: 'noch nichts für irgendwen',
  income: (railroad, from, to, shares) =>
    `Der Ertrag von ${railroad} steigt von ${from} auf ${to} je Aktie, und du hast ${count(shares, 'Aktie', 'Aktien')}.`,
  bid: (income, left) => `Die Aktie bringt ${what(income)}, und dir bleiben ${talers(left)}.`,
  dropOut: (bid, income) =>
    `Du müsstest mehr als ${bid} für eine Aktie bieten, die ${what(income)} bringt.`,
  noBid: (income) => `Noch niemand bietet für diese Aktie, die ${what(income)} bringt.`,
  offer: (income, treasury) =>
    `Eine Aktie bringt ${what(income)}. Ihr Preis geht in die Kasse, in der ${talers(treasury)} liegen.`,
  endNow: (mine, who, theirs) => `Endet die Partie jetzt, hast du ${mine} und ${who} ${theirs}.`,
  nextBest: (move, who, n) => `Der nächstbeste Schritt, „${move}“, brächte ${who} ${talers(n)}.`,
};
