import { count, genitive } from '../../../words/german.ts';
import type { hints as english } from './hints.en.ts';

const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const start = (whose: string): string => `${whose.charAt(0).toUpperCase()}${whose.slice(1)}`;

export const hints: typeof english = {
  sends: (scored, total) => `Das bringt ${points(scored)}, zusammen ${total}.`,
  sendsOther: (train, scored) => `${start(train)} fährt jetzt ab, für ${points(scored)}.`,
  has: (who, total) => `${who} ${who.includes(' und ') ? 'haben' : 'hat'} ${total}.`,
  worth: (train, from, to) =>
    `${start(train)} ${to > from ? 'steigt' : 'fällt'} von ${from} auf ${points(to)}.`,
  collects: (worth) => `Zu heutigen Preisen sind die Ladungen ${points(worth)} wert.`,
  raids: (who, worth) => `Das holt Ladungen für ${points(worth)} aus ${genitive(who)} Lager.`,
  stored: (who, from, to) =>
    `Die Ladungen in ${who === 'Du' ? 'deinem' : genitive(who)} Lager ${to > from ? 'steigen' : 'fallen'} von ${from} auf ${points(to)}.`,
  pullsAll: (left) =>
    `Sie zieht beliebig viele Wagen, und ${left === 0 ? 'keine weitere ist' : count(left, 'weitere ist', 'weitere sind')} frei.`,
  canLeave: (train, worth) => `${start(train)}, ${points(worth)} wert, kann dann abfahren.`,
  isHeld: (train, worth) => `${start(train)}, ${points(worth)} wert, kann dann nicht abfahren.`,
};
