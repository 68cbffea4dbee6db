import { count } from '../../../words/german.ts';
import type { en } from './about.en.ts';

const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const tokens = (n: number): string => count(n, 'Ladung', 'Ladungen');

export const de: typeof en = {
  card: (type, copies) =>
    `${type}-Karte. ${count(copies, 'Karte', 'Karten')} dieser Art im Stapel.`,
  oneOfEach: 'Ein Spielzug erlaubt eine Karte jeder Art.',
  value: (n) => `Eine Ladung bringt ${points(n)}, wenn ihr Zug abfährt.`,
  bank: (n) => `${tokens(n)} in der Bank.`,
  rows: 'Marktkarten bewegen den Preis. Nur eine Ware kann bei 14 stehen und nur eine bei 0: Eine zweite verdrängt sie.',
  market: 'Was jede Ware jetzt wert ist und wie viele Ladungen von ihr in der Bank sind.',
  storage: (list) => `Hier: ${list}.`,
  storageEmpty: 'Hier ist nichts.',
  storageAbout: 'Hier warten Ladungen, bis sie auf den Zug kommen. Hier bringen sie nichts.',
  engine: 'Eine stärkere Lok zu holen ist ein eigener Spielzug.',
  orange: 'Eine orange geht zurück in die Mitte, wenn ihr Zug abfährt.',
  train: (list) => `Auf dem Zug, zwei Ladungen je Wagen: ${list}.`,
  trainEmpty: 'Auf dem Zug ist nichts.',
  worth: (sum) => `Jetzt wert: ${sum}.`,
  sending:
    'Ihn abfahren zu lassen ist ein eigener Spielzug: Er wird gewertet, und seine Ladungen gehen zurück in die Bank.',
  carriage: (n) => `Wagen ${n}`,
  carriageGoods: (list, worth) => `${list}: jetzt ${points(worth)}.`,
  carriageEmpty: 'Leer: Platz für zwei Ladungen.',
  carriageHeavy: 'Eine grüne Lok zieht drei Wagen: Dieser braucht eine orange.',
  board:
    'Ein Zug darauf bekommt jeden Bonus, wenn er das Feld erreicht, und kann nicht länger werden als der Plan.',
  boardReturns: 'Der Plan geht zurück, wenn der Zug abfährt.',
  deck: 'Von hier wird die Hand am Ende eines Spielzugs mit Karten auf fünf aufgefüllt.',
  deckEnd: 'Ist die letzte Karte gezogen, hat jeder noch einen Spielzug.',
  discards: 'Gespielte und verheizte Karten. Sie kommen nicht wieder.',
  oranges: 'Eine orange Lok zieht beliebig viele Wagen. Wer schon eine grüne hat, kann sie holen.',
  turnAbout:
    'Ein Spielzug ist eins von vieren: Karten spielen, bis zu zwei Ladungen laden, eine stärkere Lok holen oder den Zug abfahren lassen.',
  turnBoards:
    'Ein Spielzug spielt Karten, holt eine stärkere Lok oder lässt den Zug abfahren; an seinem Ende dürfen bis zu zwei Ladungen geladen werden.',
  score:
    'Die Punkte aller Züge, die schon abgefahren sind. Was am Ende noch auf einem Zug ist, bringt nichts.',
};
