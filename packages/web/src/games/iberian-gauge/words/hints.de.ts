import { count } from '../../../words/german.ts';
import type { hints as english } from './hints.en.ts';

const pesetas = (n: number): string => count(n, 'Peseta', 'Peseten');

export const hints: typeof english = {
  dividend: (railroad, from, to) =>
    `Die Dividende von ${railroad} steigt von ${from} auf ${to} je Aktie.`,
  dividendAndValue: (railroad, from, to, value, after) =>
    `Die Dividende von ${railroad} steigt von ${from} auf ${to} je Aktie, der Kurs von ${value} auf ${after}.`,
  penalty: (railroad, from, to) =>
    `${railroad} erreicht diesmal keine neue Stadt, also fällt der Kurs von ${from} auf ${to}.`,
  bonus: (each) => `Fünf Großstädte bringen sofort ${pesetas(each)} je Aktie.`,
  paid: (list) => `Dann zahlt die Bank: ${list}.`,
  toYou: (n) => `dir ${n}`,
  to: (who, n) => `${who} ${n}`,
  toTreasury: (n) => `der Kasse ${n}`,
  holdings: (mine, who, theirs) =>
    `Du hast davon ${count(mine, 'Aktie', 'Aktien')}, ${who} ${theirs}.`,
  track: (cost, railroad, left) =>
    `Es kostet ${pesetas(cost)} und lässt ${left} in der Kasse von ${railroad}.`,
  kept: (railroad, left) => `Die Kasse von ${railroad} behält ihre ${pesetas(left)}.`,
  share: (dividend, treasury) =>
    `Eine Aktie bringt jetzt ${pesetas(dividend)} in einer Baurunde, und mit deinem Geld liegen ${treasury} in der Kasse.`,
  start: (treasury, railroad, left) =>
    `${railroad} beginnt mit ${pesetas(treasury)} zum Bauen, und dir bleiben ${left}.`,
};
