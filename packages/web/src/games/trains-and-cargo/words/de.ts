import { count, genitive, hat } from '../../../words/german.ts';
import type { en } from './en.ts';
import { effects } from './effects.de.ts';
import { hints } from './hints.de.ts';

const list = new Intl.ListFormat('de');
const choice = new Intl.ListFormat('de', { type: 'disjunction' });
const eitherOf = (options: readonly string[]): string =>
  [...options.slice(0, -1), options.length > 1 ? `oder ${options.at(-1)}` : options.at(-1)].join(
    ', ',
  );
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const tokens = (n: number): string => count(n, 'Ladung', 'Ladungen');
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const goods: (typeof en)['goods'] = {
  food: 'Nahrung',
  passengers: 'Reisende',
  grain: 'Getreide',
  livestock: 'Vieh',
  coal: 'Kohle',
  steel: 'Stahl',
  timber: 'Holz',
  cars: 'Autos',
};

const boards: (typeof en)['boards'] = {
  'city-route': 'Stadtstrecke',
  'country-route': 'Landstrecke',
  'industry-route': 'Industriestrecke',
};

export const de: typeof en = {
  effects,
  goods,
  boards,
  standing: 'Punkte',
  points,
  and: (names) => list.format(names),
  signed,
  types: { market: 'Markt', cargo: 'Fracht', effect: 'Effekt' },
  locomotives: ['Keine Lok', 'Grüne Lok', 'Orange Lok'],

  your: 'dein',
  yourTeams: 'euer',
  of: genitive,
  train: (whose) => `${whose} Zug`,

  card: {
    up: (of, steps) => `${of} ${steps} rauf`,
    down: (of, steps) => `${of} ${steps} runter`,
    any: 'Beliebiges Gut',
    take: (goods) => `${goods}: in dein Lager`,
    described: (type, name, text) => `${type}karte ${name}. ${text}`,
    wouldDoNothing: 'Brächte jetzt nichts',
    upTo: (by) => `bis ${by}`,
    priced: (good, price) => `${good}: zurzeit ${points(price)} je Ladung.`,
    trainBy: (by) => `Der Wert deines Zugs: ${by}.`,
  },
  market: {
    points: 'Punkte je Ladung',
    label: 'Markt: was jedes Gut wert ist',
    bank: 'Vorrat',
    column: (of, value, bank) => `${of}: ${points(value)} je Ladung, ${bank} im Vorrat`,
  },
  depot: {
    label: 'Depot: Stapel, Ablage und freie Loks',
    deck: (n) => `Stapel: noch ${cards(n)}`,
    deckShort: 'Stapel',
    discards: (n) => `Ablage: ${cards(n)}`,
    discardsShort: 'Ablage',
    allDiscards: 'Alle abgelegten Karten',
    noDiscards: 'Noch nichts abgelegt',
    oranges: (n) =>
      n === 0
        ? 'Keine orange Lok ist frei'
        : count(n, 'orange Lok ist frei', 'orange Loks sind frei'),
    orangesShort: 'Im Schuppen',
    turnOf: (name) => (name === 'Du' ? 'Du bist dran' : `${name} ist dran`),
    typeFree: (type) => `${type}: noch spielbar`,
    typePlayed: (type) => `${type}: in diesem Spielzug gespielt`,
    typeUnlimited: (type) => `${type}: beliebig viele in diesem Spielzug`,
    lastTurns: (n) =>
      n === 1
        ? 'Der Stapel ist leer: der allerletzte Spielzug'
        : `Der Stapel ist leer: noch ${n} Spielzüge`,
    soon: (n) => `Nur noch ${cards(n)}: Bald kommen die letzten Spielzüge`,
    over: 'Alle Züge sind gefahren',
  },
  routes: {
    label: 'Freie Streckentafeln',
    about: (squares, extras) => [`Bis zu ${tokens(squares)}`, ...extras].join('. '),
    bonus: (square, n, of) => `Feld ${square}: ${n} ${of}`,
    full: (n) => `Voll: ${points(n)}`,
    fullShort: (n) => `voll +${n}`,
    none: 'Alle Streckentafeln sind vergeben',
    taken: (name, filled, of) => `${name}: ${filled} von ${of} Feldern`,
  },
  lane: {
    score: 'Punkte',
    worth: 'Jetzt wert',
    nothing: 'Leerer Zug',
    carriage: (n, goods, worth) => `Wagen ${n}: ${list.format(goods)}, ${points(worth)}`,
    doubled: 'zählt doppelt',
    tooHeavy: 'mehr, als eine grüne Lok zieht',
    described: (engine, goods, worth) =>
      goods.length === 0
        ? `${engine}. Der Zug ist leer.`
        : `${engine}. Auf dem Zug: ${list.format(goods)}. ${worth}`,
    canSend: 'fahrbereit',
    noEngine: 'braucht eine Lok',
    needsOrange: 'braucht eine orange Lok',
    empty: 'nichts geladen',
    pulls: ['zieht nichts', 'zieht bis zu 3 Wagen', 'zieht beliebig viele Wagen'],
    doubleValue: 'Doppelter Wert',
    longTrain: 'Langer Zug',
    times: (name, n) => (n === 1 ? name : `${name} ×${n}`),
    sum: {
      tokens: (n) => `Güter ${n}`,
      double: (n) => `doppelter Wagen ${n}`,
      long: (n) => `langer Zug ${n}`,
      route: (n) => `volle Strecke ${n}`,
    },
    total: (parts, total) => `${parts.join(' + ')} = ${total}`,
  },
  storage: {
    own: 'Dein Lager',
    of: (name) => `${genitive(name)} Lager`,
    plain: 'Lager',
    empty: 'leer',
    token: (of, n) => `${n} ${of}`,
  },
  hand: {
    burn: 'Ver\u00ADheizen',
    burnOne: 'Karte verheizen',
    empty: 'Keine Karten mehr',
  },
  seat: {
    hand: (n) => count(n, 'Handkarte', 'Handkarten'),
    storage: (n) => `${tokens(n)} im Lager`,
    team: (name) => `Teilt einen Zug mit ${name}`,
  },

  prompt: {
    start: (options, last) =>
      `${last ? 'Dein letzter Spielzug' : 'Du bist dran'}: ${eitherOf(options)}.`,
    unsent: (n) => ` Fährt dein Zug nicht mehr, ${n === 1 ? 'ist' : 'sind'} ${points(n)} verloren.`,
    play: 'spiel bis zu drei Karten (eine von jeder Art)',
    playLast: 'spiel Karten',
    load: 'verlade bis zu zwei Ladungen',
    upgrade: 'hol eine stärkere Lok',
    send: (n) => `schick den Zug für ${n} los`,
    burn: 'verheiz eine Karte',
    cards: (types) => `spiel noch eine Karte (${choice.format(types)})`,
    loadMore: (n) => (n === 1 ? 'verlade noch eine Ladung' : `verlade bis zu ${n} Ladungen`),
    board: 'nimm eine Streckentafel',
    mustLoad: 'Streckentafel genommen: Verlade jetzt eine Ladung aus deinem Lager.',
    end: 'beende den Spielzug',
    finish: 'beende das Verladen',
    goOn: (options) => sentence(choice.format(options)),
    chooseGood: (card) => `${card}: Wähle ein Gut auf der Markttafel.`,
    mustSend: 'Abfahrtsbefehl: Welcher Zug muss jetzt fahren?',
    sabotage: 'Lok-Sabotage: Welche Lok triffst du?',
    chooseSeat: 'Frachtraub: Welches Lager raubst du aus?',
    raid: (whose, n) => `Frachtraub: Nimm bis zu ${tokens(n)} (${whose} Lager).`,
    nameType: 'Unbegrenzt: Von welcher Art darfst du in diesem Spielzug beliebig viele spielen?',
    cardLoad: (card, options) => `${card}: ${sentence(choice.format(options))}`,
  },
  move: {
    play: (card) => `${card} spielen`,
    chooseGood: (of, from, to) => `${of} ${from} → ${to}`,
    mustSend: (train, n) => `Abfahrt: ${train} (${points(n)})`,
    sabotage: (whose, from) => `Sabotage: ${whose} Zug, ${from}`,
    chooseSeat: (whose) => `Ausrauben: ${whose} Lager`,
    nameType: (type) => `${type}karten`,
    load: (of, worth) => `${of} verladen (jetzt ${points(worth)})`,
    takeBoard: (board) => `${board} nehmen`,
    raid: (of, worth) => `${of} nehmen (jetzt ${points(worth)})`,
    doneRaid: 'Das reicht',
    doneLoad: 'Fertig verladen',
    doneAndSend: (n) => `Zug für ${n} losschicken`,
    toGreen: 'Grüne Lok holen',
    toOrange: 'Orange Lok holen',
    send: (n) => `Zug für ${points(n)} losschicken`,
    burn: (card) => `${card} verheizen`,
    endTurn: 'Spielzug beenden',
  },
  engineNames: ['nichts', 'grüne Lok', 'orange Lok'],
  anEngine: ['keine Lok', 'eine grüne Lok', 'eine orange Lok'],
  confirm: {
    burn: (card) => `${card} verheizen und dafür eine Karte ziehen? Das wäre dein ganzer Spielzug.`,
    burnLast: (card) =>
      `${card} verheizen? Gezogen wird nichts mehr, und dein Spielzug ist zu Ende.`,
    nothing: (card) => `${card} würde jetzt nichts ändern. Trotzdem spielen?`,
    leftBehind: (move, n) =>
      `${move}? Das ist dein letzter Spielzug: Die ${points(n)} auf deinem Zug zählen nur, wenn du ihn jetzt losschickst.`,
    worthless: 'Dein Zug brächte zu den heutigen Preisen nichts ein. Trotzdem losschicken?',
  },
  told: {
    played: (who, card) => `${hat(who)} ${card} gespielt.`,
    noEffect: (card) => `${card} blieb ohne Wirkung.`,
    attached: (card, train) => `${card} gilt nun für ${accusative(train)}.`,
    burned: (who, card) => `${hat(who)} ${card} verheizt.`,
    named: (who, type) =>
      `${who === 'Du' ? 'Du darfst' : `${who} darf`} in diesem Spielzug beliebig viele ${type}karten spielen.`,
    collected: (who, n, of) => `${hat(who)} ${n} ${of} ins Lager gelegt.`,
    bankEmpty: (of) => `Im Vorrat ist nichts mehr davon: ${of}.`,
    moved: (of, from, to) =>
      `${of}: von ${from} auf ${to} ${to > from ? 'gestiegen' : 'gefallen'}.`,
    bumped: (of, from, to) =>
      `${of}: von ${from} auf ${to} verdrängt, denn dort ist nur Platz für ein Gut.`,
    loaded: (who, of, length) => `${hat(who)} ${of} verladen: ${tokens(length)} auf dem Zug.`,
    boardTaken: (who, board) => `${hat(who)} die ${board} genommen.`,
    bonus: (board, n, of, train) => `${board}: ${n} ${of} dazu für ${accusative(train)}.`,
    bonusMissed: (board, n, of) => `${board}: kein Platz für ${n} ${of}.`,
    upgraded: (who, engine) => `${hat(who)} jetzt ${engine}.`,
    sabotagedToGreen: (who, whose) =>
      `${hat(who)} eine Lok sabotiert (${whose} Zug): Statt orange ist sie jetzt grün.`,
    sabotagedAway: (who, whose) =>
      `${hat(who)} eine Lok sabotiert (${whose} Zug): Die grüne ist weg.`,
    sent: (who, n, total, score) =>
      `${hat(who)} den Zug mit ${tokens(n)} für ${points(total)} losgeschickt: jetzt ${score}.`,
    madeLeave: (who, train, n, total, score) =>
      `${hat(who)} ${accusative(train)} abfahren lassen: ${tokens(n)} für ${points(total)}, jetzt ${score}.`,
    sentParts: (sum) => `Das sind ${sum}.`,
    orangeBack: 'Die orange Lok kam zurück ins Depot.',
    raided: (who, of, whose) => `${hat(who)} 1 ${of} geraubt (${whose} Lager).`,
    drew: (who, n, left) => `${hat(who)} ${cards(n)} gezogen; noch ${left} im Stapel.`,
    drewCards: (names) => `Gezogen: ${names}.`,
    ranOut: (who) =>
      `${hat(who)} die letzte Karte gezogen: Alle sind noch einmal dran, und niemand zieht mehr.`,
  },
  endings: { 'deck-ran-out': 'Der Stapel war leer, und alle waren noch einmal dran.' },
  account: {
    trains: 'Losgeschickte Züge',
    count: (n) => count(n, 'Zug', 'Züge'),
    tokens: 'Gelieferte Güter',
    double: 'Doppelter Wert',
    long: 'Langer Zug',
    route: 'Volle Streckentafeln',
    left: 'Noch auf dem Zug (zählt nicht)',
  },
  why: {
    notYours: 'Du bist nicht dran.',
    typePlayed: (type) =>
      `Eine ${type}karte hast du in diesem Spielzug schon gespielt: eine von jeder Art, außer „Unbegrenzt“ nennt sie.`,
    cardsDone:
      'Verladen, Lok holen oder Losschicken ist ein eigener Spielzug: danach keine Karten mehr.',
    noCardsAfterUpgrade: 'Die Lok war dein Spielzug: danach keine Karten mehr.',
    noLoadAfterUpgrade: 'Die Lok war dein Spielzug: Verladen ist ein eigener.',
    storageEmpty: 'Dein Lager ist leer. Frachtkarten füllen es.',
    cardsDoneRoute: 'Verladen kommt am Ende des Spielzugs: danach keine Karten mehr.',
    finishFirst: (card) => `Bring zuerst ${card} zu Ende.`,
    noLoadAfterCards: 'Dieser Spielzug gehört den Karten. Verladen ist ein eigener Spielzug.',
    routeLoad:
      'Mit Streckentafeln wird am Ende verladen: Spiel zuerst eine Karte oder hol eine Lok.',
    loadsUsed: 'Zwei Ladungen sind verladen: Mehr geht nicht auf einmal.',
    sentAlready: 'Dein Zug ist in diesem Spielzug abgefahren: Danach wird nicht mehr verladen.',
    boardFull: 'Deine Streckentafel ist voll: Der Zug kann nicht wachsen.',
    notYourStorage: 'Das ist ein fremdes Lager. Nur ein Frachtraub holt etwas heraus.',
    market:
      'Marktkarten bewegen die Preise. Bei einer Karte für ein beliebiges Gut wählst du die Spalte.',
    emptyTrain: 'Auf diesem Zug ist nichts zum Losschicken.',
    needsEngine: 'Ohne Lok kann der Zug nicht fahren. Hol zuerst eine.',
    needsOrange: 'Eine grüne Lok zieht drei Wagen. Dieser Zug braucht eine orange.',
    noOrange: 'Im Depot ist keine orange Lok frei.',
    bestEngine: 'Stärker als orange geht nicht.',
    ownTurnKind: 'Losschicken und Lok holen sind eigene Spielzüge: nur zu Beginn.',
    notYourTrain: 'Fremde Züge erreichst du nur mit Abfahrtsbefehl und Lok-Sabotage.',
    boardOne: 'Du hast eine Streckentafel. Sie geht zurück, wenn dein Zug losfährt.',
    boardWhen:
      'Eine Streckentafel nimmst du beim Verladen, wenn dein Zug darauf passt und etwas dazukommt.',
    deck: 'Am Ende deines Spielzugs ziehst du automatisch nach, bis du fünf Karten hast.',
    discards: 'Abgelegte Karten bleiben liegen. Sie werden nie neu gemischt.',
  },
  described: {
    trains: 'Züge und Lager',
    depot: 'Das Depot',
    freeBoards: (names) => `Freie Streckentafeln: ${list.format(names)}`,
    storageOf: (name) => (name === 'Du' ? 'Dein Lager' : `${genitive(name)} Lager`),
  },
  hints,
  howTo: [
    {
      title: 'Zug füllen, losschicken, punkten',
      text: 'Sammle Güter, verlade immer zwei in einen Wagen und schick den Zug los, wenn die Preise hoch sind. Ist der Stapel leer, sind alle noch einmal dran; was nicht losgefahren ist, zählt nichts, und die meisten Punkte gewinnen.',
    },
    {
      title: 'Spiel Karten',
      text: 'Spiel bis zu drei Karten, eine von jeder Art. Marktkarten bewegen Preise, Frachtkarten füllen dein Lager, Effektkarten beugen die Regeln. Dann zieh auf fünf nach.',
    },
    {
      title: 'Behalte die Preise im Auge',
      text: 'Jedes Gut steht zwischen 0 und 14. Eine Stufe über 11 kommt 14, aber dort ist nur Platz für eines, und bei 0 auch: Wer ankommt, verdrängt das andere.',
    },
    {
      title: 'Oder verlade, oder hol eine Lok',
      text: 'Statt Karten zu spielen, verlade zwei Ladungen aus deinem Lager oder hol eine bessere Lok; danach verheiz eine Karte, wenn du magst. Grün zieht drei Wagen, orange so viele du willst.',
    },
    {
      title: 'Schick ihn im rechten Moment',
      text: 'Losschicken ist ein ganzer Spielzug. Jede Ladung zählt den heutigen Preis ihres Gutes. Eine orange Lok kehrt danach ins Depot zurück.',
    },
    {
      title: 'Teams und Streckentafeln',
      text: 'Partner teilen sich einen Zug und seine Punkte, sehen aber die Karten des anderen nicht und reden nicht miteinander. Mit Streckentafeln verlädst du am Ende jedes Spielzugs, und gefüllte Felder bringen Güter dazu.',
    },
  ],
};

/** „deinen Zug“ from „dein Zug“; a name’s genitive stays. */
function accusative(train: string): string {
  return train.replace(/^(dein|euer) /, (own) => (own === 'dein ' ? 'deinen ' : 'euren '));
}
