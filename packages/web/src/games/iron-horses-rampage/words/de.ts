import { count, dich, dir, hat, verb } from '../../../words/german.ts';
import type { en } from './en.ts';
import { hints } from './hints.de.ts';

const number = new Intl.NumberFormat('de');
const dollars = (n: number): string => `${number.format(n)}\u00a0$`;
const actions = (n: number): string => count(n, 'Aktion', 'Aktionen');
const load = (worth: number): string => `Eine Ladung: im Spiel ${dollars(worth)} wert.`;
const stop = (remedy: string): string =>
  `Wer ihn vor sich hat, befördert nichts. Aufgehoben mit ${remedy} oder für ${dollars(100_000)}.`;

const faces: (typeof en)['faces'] = {
  mail: { name: 'Post', about: load(25_000) },
  passenger: { name: 'Passagiere', about: load(50_000) },
  coal: { name: 'Kohle', about: load(75_000) },
  iron: { name: 'Eisen', about: load(100_000) },
  ammunition: { name: 'Munition', about: load(125_000) },
  oil: { name: 'Öl', about: load(200_000) },
  gold: { name: 'Gold', about: load(250_000) },
  'unscheduled-stop': { name: 'Nothalt', about: stop('Abfahrt') },
  'out-of-coal': { name: 'Kohlenmangel', about: stop('Nachschub') },
  'broken-coupling': { name: 'Kupplungsbruch', about: stop('Reparatur') },
  tariff: {
    name: 'Zoll',
    about: `Wer ihn vor sich hat, befördert höchstens ${dollars(100_000)} im Spielzug. Aufgehoben für ${dollars(100_000)}.`,
  },
  storm: {
    name: 'Sturm',
    about: `Wer ihn vor sich hat, hat eine Aktion weniger. Aufgehoben für ${dollars(50_000)}.`,
  },
  hijacker: {
    name: 'Zugräuber',
    about: 'Holt jemandem eine ungeschützte Ladung aus dem Spiel, auf deine Hand.',
  },
  departure: { name: 'Abfahrt', about: 'Hebt deinen Nothalt auf.' },
  refuel: { name: 'Nachschub', about: 'Hebt deinen Kohlenmangel auf.' },
  repair: { name: 'Reparatur', about: 'Hebt deinen Kupplungsbruch auf.' },
  safe: {
    name: 'Tresor',
    about: 'Schützt eine deiner Ladungen im Spiel für immer.',
  },
  sheriff: {
    name: 'Sheriff',
    about: 'Wehrt einen Rückschlag ab, der gegen dich gespielt wird. Kostet keine Aktion.',
  },
  express: { name: 'Schnellzug', about: 'Niemand kann Nothalt gegen dich spielen.' },
  engineer: { name: 'Maschinist', about: 'Niemand kann Kupplungsbruch gegen dich spielen.' },
  'coal-reserve': { name: 'Kohlereserve', about: 'Niemand kann Kohlenmangel gegen dich spielen.' },
  marshall: { name: 'Marshal', about: 'Niemand kann Zugräuber gegen dich spielen.' },
  bond: { name: 'Zollbürge', about: 'Niemand kann Zoll gegen dich spielen.' },
  'first-class': {
    name: 'Erste Klasse',
    about: 'Du kannst den Vorteil deiner Bahn in jedem Spielzug einmal nutzen.',
  },
  baron: {
    name: 'Baron',
    about: `Du kannst jeden Rückschlag für ${dollars(50_000)} aufheben.`,
  },
  conductor: { name: 'Schaffner', about: 'Du hast vier Aktionen im Spielzug.' },
};

const advantages: (typeof en)['advantages'] = {
  'extra-shift': { name: 'Sonderschicht', about: 'Du hast in diesem Spielzug eine Aktion mehr.' },
  survey: {
    name: 'Erkundung',
    about: 'Sieh die nächsten drei Karten an, behalte eine, leg die anderen unter den Stapel.',
  },
  'central-yard': { name: 'Güterhof', about: 'Zieh zwei Karten, ohne Aktion.' },
  'through-freight': {
    name: 'Durchfracht',
    about: `Befördere eine Ladung bis ${dollars(100_000)}, ohne Aktion und auch im Stillstand.`,
  },
  'section-gang': {
    name: 'Bautrupp',
    about: 'Heb einen Rückschlag vor dir auf, ohne Kosten und ohne Aktion.',
  },
  'salvage-crew': { name: 'Bergungstrupp', about: 'Nimm eine Abhilfe deiner Wahl von der Ablage.' },
  'railway-police': {
    name: 'Bahnpolizei',
    about: 'Wehre einen Rückschlag ab, wenn er gegen dich gespielt wird.',
  },
  'rival-agents': { name: 'Agenten', about: 'Spiel einen Rückschlag gegen jemanden, ohne Aktion.' },
};

export const de: typeof en = {
  faces,
  advantages,
  money: dollars,
  short: (amount) => `${number.format(amount / 1000)}\u202fT$`,
  shortest: (amount) => `${number.format(amount / 1000)}\u202fT`,
  standing: 'Geliefert',
  hand: (n) => count(n, 'Handkarte', 'Handkarten'),
  discard: 'Ablage',
  deckOf: (n) => `Stapel: noch ${n}`,
  discardOf: (n) => `Ablage: ${count(n, 'Karte', 'Karten')}`,
  discardTop: (n, top) =>
    n === 0 ? 'Ablage: leer' : `Ablage: ${count(n, 'Karte', 'Karten')}, oben ${top}`,
  under: (cards) => `Unter dem Stapel, in dieser Reihenfolge: ${cards}`,
  million: '1 Mio. $',
  goal: `Wer zuerst ${dollars(1_000_000)} geliefert hat, gewinnt.`,
  tariffUsed: (sum, limit) => `Zoll: ${sum} von ${limit} in diesem Spielzug befördert`,
  effects: 'Was diese Karten bewirken',
  withBaron: (about, price) => `${about} Mit dem Baron: ${price}.`,
  withPrice: (setback, price) => `${setback} (aufheben für ${price})`,
  knownCards: 'Bekannte Handkarten',
  actionsLeft: (left, of) => `noch ${left} von ${of} Aktionen`,
  advantage: 'Vorteil',
  used: 'genutzt',
  backNextTurn: 'im nächsten Spielzug wieder',
  master: 'Meister',
  noSetbacks: 'Strecke frei',
  nothing: 'Noch nichts geliefert',
  towards: (amount) => `${amount} von ${dollars(1_000_000)} geliefert`,
  safe: 'im Tresor',
  wagon: (name, n) => (n === 1 ? name : `${name} ×${n}`),
  against: (setback, from, target) =>
    `${verb(from, 'spielst', 'spielt')} ${setback} gegen ${dich(target)}`,
  paying: (setback, paid, price) => `${setback} aufheben: ${paid} von ${price} bezahlt`,
  survey: 'Die nächsten Karten des Stapels',

  prompt: {
    turn: (left, hasAdvantage) =>
      left > 0
        ? `Du bist dran: noch ${actions(left)}${hasAdvantage ? ' und der Vorteil deiner Bahn' : ''}.`
        : hasAdvantage
          ? 'Keine Aktion mehr: Nutze den Vorteil deiner Bahn oder beende den Spielzug.'
          : 'Keine Aktion mehr: Beende den Spielzug.',
    answer: (setback, from) => `${from} spielt ${setback} gegen dich. Geschehen lassen?`,
    steal: (victim) => `Zugräuber: Welche Ladung von ${victim} nimmst du?`,
    pay: (setback) => `${setback} aufheben: Womit bezahlst du?`,
    keep: 'Erkundung: Welche Karte behältst du?',
    bury: 'Erkundung: Welche der beiden soll zuerst gezogen werden?',
    discard: (over) => `Höchstens 8 Handkarten: Leg ${count(over, 'Karte', 'Karten')} ab.`,
  },
  move: {
    draw: 'Eine Karte ziehen',
    transport: (card, worth) => `${card} befördern (${worth})`,
    remedy: (card, setback) => `${card}: ${setback} aufheben`,
    payOff: (setback, price) => `${setback} für ${price} aufheben`,
    payHand: (card) => `Mit ${card} aus der Hand bezahlen`,
    payPlay: (card) => `Mit ${card} aus dem Spiel bezahlen`,
    safe: (card) => `${card} mit einem Tresor schützen`,
    sabotage: (card, target) => `${card} gegen ${target}`,
    accept: 'Geschehen lassen',
    sheriff: 'Den Sheriff ausspielen',
    police: 'Die Bahnpolizei rufen',
    steal: (card) => `${card} nehmen`,
    advantage: (name) => `${name} (frei)`,
    advantageCard: (name, card) => `${name}: ${card}`,
    advantageAgainst: (name, card, target) => `${name}: ${card} gegen ${target}`,
    keep: (card) => `${card} behalten`,
    bury: (card) => `Zuerst ${card}`,
    discard: (card) => `${card} ablegen`,
    endTurn: 'Spielzug beenden',
  },
  endTurnEarly: (left) => `Du hast noch ${actions(left)}. Den Spielzug trotzdem beenden?`,
  told: {
    drew: (who, n) =>
      `${hat(who)} ${n === 1 ? 'eine Karte' : count(n, 'Karte', 'Karten')} gezogen.`,
    drewCards: (who, cards) => `${hat(who)} ${cards} gezogen.`,
    master: (who, card) => `${card} kam als Meister zu ${dir(who)}.`,
    reshuffled: (n) =>
      `Die Ablage wurde zu einem neuen Stapel gemischt: ${count(n, 'Karte', 'Karten')}.`,
    transported: (who, card, total) => `${hat(who)} ${card} befördert (zusammen ${total}).`,
    paid: (who, card, play) => `${hat(who)} mit ${card}${play ? ' aus dem Spiel' : ''} bezahlt.`,
    remedied: (who, setback) => `${hat(who)} ${setback} aufgehoben.`,
    protected: (who, card) => `${hat(who)} ${card} mit einem Tresor geschützt.`,
    sabotaged: (who, setback, target) => `${hat(who)} ${setback} gegen ${dich(target)} gespielt.`,
    laid: (who, setback) => `${setback} liegt jetzt vor ${dir(who)}.`,
    foiled: (who, setback, by) => `${hat(who)} ${setback} mit ${by} abgewehrt.`,
    hijacked: (who, card, victim) => `${hat(who)} ${dir(victim)} ${card} geraubt.`,
    advantage: (who, name) => `${hat(who)} den Vorteil genutzt: ${name}.`,
    surveyed: (who, n) =>
      n === 1
        ? `${hat(who)} die nächste Karte angesehen.`
        : `${hat(who)} die nächsten ${n} Karten angesehen.`,
    surveyedCards: (who, cards) => `${hat(who)} ${cards} gesehen.`,
    keptCard: (who, card) => `${hat(who)} ${card} behalten.`,
    buried: (who, n) =>
      `${hat(who)} ${n === 1 ? 'die andere' : 'die anderen'} unter den Stapel gelegt.`,
    recovered: (who, card) => `${hat(who)} ${card} von der Ablage genommen.`,
    discarded: (who, card) => `${hat(who)} ${card} abgelegt.`,
    passed: (who) => `${hat(who)} den Spielzug beendet.`,
  },
  shields: { sheriff: 'dem Sheriff', 'railway-police': 'der Bahnpolizei' },
  endings: {
    delivered: `Zuerst ${dollars(1_000_000)} geliefert.`,
    stalled: 'Niemand kommt mehr weiter: Die wertvollste Lieferung gewinnt.',
  },
  account: {
    open: 'Ladungen ohne Tresor',
    safes: 'Ladungen im Tresor',
  },
  why: {
    notYours: 'Du bist nicht dran.',
    stopped: (names) => `Du kannst nichts befördern. Heb zuerst auf: ${names}.`,
    tariff: `Dein Zoll erlaubt ${dollars(100_000)} im Spielzug; das wäre mehr.`,
    noActions: 'Du hast in diesem Spielzug keine Aktionen mehr.',
    remedy: (setback) => `Vor dir liegt nichts davon: ${setback}.`,
    safe: 'Du hast keine ungeschützte Ladung im Spiel.',
    sheriff: 'Der Sheriff wehrt einen Rückschlag ab, wenn er gerade gegen dich gespielt wird.',
    setback:
      'Damit ist gerade niemand zu treffen: Alle haben ihn schon oder einen Meister, der ihn verbietet.',
    hijacker:
      'Es gibt nichts zu rauben: Niemand sonst hat eine ungeschützte Ladung, oder ein Marshal bewacht sie.',
    answerFirst: 'Antworte zuerst auf den Rückschlag.',
    finish: 'Bring zuerst zu Ende, was du begonnen hast.',
    cannotPay: 'Deine ungeschützten Ladungen sind dafür nicht genug wert.',
    othersSetback: 'Nur wer den Rückschlag vor sich hat, kann ihn aufheben.',
    protected: 'Was im Tresor liegt, kann weder geraubt noch ausgegeben werden.',
  },
  described: {
    yard: 'In der Mitte',
    lines: 'Strecken',
  },
  hints,
  howTo: [
    {
      title: 'Liefere eine Million',
      text: `Jeder von euch führt eine Bahn. Was im Spiel liegt, zählt; wer zuerst ${dollars(1_000_000)} im Spiel hat, gewinnt sofort.`,
    },
    {
      title: 'Drei Aktionen',
      text: 'Zieh eine Karte, befördere eine Ladung, heb einen Rückschlag auf oder spiel einen gegen jemanden: beliebig gemischt, drei in einem Spielzug. Am Ende darfst du acht Karten behalten.',
    },
    {
      title: 'Halte die anderen auf',
      text: `Wer stillsteht, befördert nichts. Ein Zoll erlaubt nur ${dollars(100_000)} im Spielzug, ein Sturm kostet eine Aktion, ein Zugräuber stiehlt eine Ladung.`,
    },
    {
      title: 'Komm wieder in Fahrt',
      text: 'Abfahrt, Nachschub und Reparatur beenden je einen Stillstand. Oder bezahl mit Ladungen. Ein Tresor schützt eine Ladung; der Sheriff wehrt einen Rückschlag sofort ab.',
    },
    {
      title: 'Meister und Vorteile',
      text: 'Ein Meister kommt ins Spiel, wenn er gezogen wird, und hilft, solange er bleibt. Deine Bahn hat einen eigenen Vorteil, einmal in der Partie.',
    },
  ],
};
