import { count } from '../../../words/german.ts';
import type { en } from './about.en.ts';

const talers = (n: number): string => count(n, 'Taler', 'Taler');

export const de: typeof en = {
  place: (place) => `In ${place}`,
  price: (railroad, price) =>
    price === 0
      ? `${railroad} kann hier umsonst bauen.`
      : `${railroad} kann hier für ${talers(price)} bauen.`,
  city: 'Der Ertrag einer Stadt zählt für jede Bahn, die dort ein Gleis hat.',
  country: 'Freies Land fasst eine Bahn und bringt nichts ein: Es führt zu den Städten.',
  track: (names) => `Gleis hier: ${names}.`,
  map: 'Gleise werden von Feld zu Feld gelegt. Was das kostet:',
  mapPrice: (ground, price) => `${ground}: ${talers(price)}.`,
  shareTitle: (railroad) => `Aktien: ${railroad}`,
  shareAbout: (income) =>
    `Eine Aktie bringt bei jeder Dividende ${talers(income)} und gibt das Recht, für die Bahn zu bauen.`,
  shareSale: 'Mit einer Aktion kann man die nächste Aktie versteigern; den Erlös bekommt die Bahn.',
  owner: (name, n) => `${name}: ${count(n, 'Aktie', 'Aktien')}.`,
  unsold: (n) => `Unverkauft: ${n}.`,
  treasuryTitle: (railroad) => `Kasse: ${railroad}`,
  treasuryAbout: 'Nur zum Bauen. Am Ende der Partie zählt sie für niemanden.',
  locosTitle: (railroad) => `Loks: ${railroad}`,
  locosAbout: 'Jedes gebaute Feld braucht eine. Ohne Lok kann die Bahn nicht mehr bauen.',
  linksTitle: (railroad) => `Anschlüsse: ${railroad}`,
  linksAbout:
    'Zwei Bahnen sind verbunden, wenn sich ihre Gleise in einer Stadt treffen. Ein neuer Anschluss bringt allen Aktien Dividende.',
  linksEnd: 'Haben alle acht Bahnen zwei Anschlüsse, endet die Partie nach der Runde.',
  ledgerAbout:
    'Eine Zeile für jede Bahn: ihr Ertrag, ihre Kasse, wem ihre drei Aktien gehören, die Loks, die ihr bleiben, und ihre Anschlüsse.',
  seat: 'Das Bargeld entscheidet; Aktien und Kassen zählen am Ende nichts.',
  cash: (n) => `Bargeld: ${talers(n)}.`,
  auction: (railroad) => `Versteigerung: ${railroad}`,
  auctionAbout:
    'Reihum wird geboten; wer aussteigt, ist endgültig draußen. Das höchste Gebot geht in die Kasse der Bahn.',
  build: (railroad) => `Bau: ${railroad}`,
  laid: (laid, most) => `${laid} von höchstens ${count(most, 'Gleis', 'Gleisen')} gebaut.`,
  spent: (spent, budget) => `${spent} von höchstens ${talers(budget)} ausgegeben.`,
  dividendsAbout:
    'Am Ende des Baus bringt jeder neue Anschluss Dividende: Alle bekommen den Ertrag aller ihrer Aktien.',
};
