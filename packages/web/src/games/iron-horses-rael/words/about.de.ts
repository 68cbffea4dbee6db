import { count, dir } from '../../../words/german.ts';
import type { en } from './about.en.ts';

export const de: typeof en = {
  copies: (n) => `${count(n, 'Karte', 'Karten')} dieser Art im Spiel.`,
  car: 'Zählt im Zug seinen Wert und bringt seine Prämie für den Wagen direkt dahinter.',
  caboose: 'Kann nur die letzte Karte eines Zuges sein.',
  engine: (n) => `Ein Zug mit dieser Lok braucht genau ${count(n, 'Karte', 'Karten')} dahinter.`,
  engineBonus: (bonus, regions) =>
    `Für eine Lieferung nach ${regions} bringt sie ${bonus}\u00a0$ mehr.`,
  engineNoBonus: 'Sie bringt nirgends eine Prämie.',
  inPlay: (name) => `Im Spiel vor ${dir(name)}: Ihr Zug kann vollendet werden.`,
  engines:
    'Hier zu ziehen ist eine von vier Arten zu ziehen. Ist der Stapel leer, werden die gebrauchten Loks gemischt.',
  used: 'Loks, die ihren Zug geliefert haben oder abgelegt wurden.',
  deck: 'Wagen und Begleitwagen, verdeckt. Wer hier zieht, ersetzt auch die offene Karte.',
  up: 'Offen: Wer sie zieht, weiß, was es ist. Die nächste Karte des Stapels tritt an ihre Stelle.',
  discard: 'Die oberste Karte kann gezogen werden.',
  station:
    'Eine Lieferung hierher bringt den Wert des Zuges, eine Aktie dieser Farbe und lässt die Drehscheibe drehen.',
  dial: 'Jede Zahl der Drehscheibe ändert den Kurs der Aktie, auf deren Farbe sie zeigt.',
  depots: 'Sind alle sechs Depots voll, werden sie geräumt.',
  stockTitle: (colour) => `Aktie: ${colour}`,
  stock:
    'Am Ende zahlt jede Aktie ihren Kurs; unter 0 zahlt sie nichts. Die Drehscheiben ändern die Kurse.',
  held: (name, n) => `${name}: ${n}.`,
  times: 'Jeder hat eine ×2-Karte, offen, und eine ×3-Karte, geheim bis zum Ende.',
  seat: 'Geld, und am Ende die Aktien, entscheiden die Partie.',
  end: 'Das Ende der Partie',
  endAbout: 'In der letzten Runde hat jeder noch einen Spielzug mit einer einzigen Aktion.',
  trainTitle: 'Ein gelieferter Zug',
  train: 'Ein Zug zählt die Werte seiner Wagen und ihre Boni, wie der Begleitwagen sie ändert.',
  turning: 'Die Lieferung ist fertig, wenn die Drehscheibe auf eine andere Stellung gedreht ist.',
  map: 'Sechs Regionen, jede mit einem Depot für einen Zug, einer Drehscheibe und drei Aktien ihrer Farbe.',
  exchange: 'Was jede Aktie jetzt wert ist, wie viele noch da sind und wie viele du hast.',
};
