import { count, genitive } from '../../../words/german.ts';
import type { hints as english } from './hints.en.ts';

const COLOURS = ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'];
const dollars = (n: number): string => `${n}\u00a0$`;
const change = (by: number): string =>
  by === 0 ? 'so viel wie vorher' : `${dollars(Math.abs(by))} ${by > 0 ? 'mehr' : 'weniger'}`;

export const hints: typeof english = {
  delivery: (amount, colour, stock) =>
    `Der Zug bringt dann ${dollars(amount)} und eine Aktie von ${COLOURS[colour] ?? ''}, nach dem Drehen ${dollars(stock)} wert.`,
  dial: (mine, who, theirs) =>
    `Durch die Drehscheibe sind deine Aktien ${change(mine)} wert, ${genitive(who)} ohne geheime Karten ${change(theirs)}.`,
  worth: (value) => `Der Zug ist dann ${dollars(value)} wert.`,
  fits: (before, gain) => `Hinter ${before} bringt sie ${dollars(gain)}.`,
  engines: (inPlay, inHand) =>
    `Du hast ${count(inPlay, 'Lok', 'Loks')} im Spiel und ${inHand} auf der Hand.`,
  engine: (needs, have) =>
    `Ihr Zug braucht ${count(needs, 'Karte', 'Karten')}, und du hast ${count(have, 'Karte', 'Karten')} dafür.`,
  ends: 'Damit beginnt die letzte Runde.',
};
