import { count, dein, dich, hat } from '../../../words/german.ts';
import type { en } from './en.ts';
import { hints } from './hints.de.ts';

const choice = new Intl.ListFormat('de', { type: 'disjunction' });
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const dollars = (n: number): string => `${n}\u00a0$`;
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const stocks = (n: number): string => count(n, 'Aktie', 'Aktien');

/** The colours, in the order of the game. */
const COLOURS = ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'];
const REGIONS = ['Nordwesten', 'Große Seen', 'Neuengland', 'Südosten', 'Golfküste', 'Kalifornien'];
const CARS = [
  'Viehwagen',
  'Kesselwagen',
  'Kastenwagen',
  'Flachwagen',
  'Schüttgutwagen',
  'Personenwagen',
];

const colour = (of: number): string => COLOURS[of] ?? '';

export const de: typeof en = {
  money: dollars,
  value: (n) => (n < 0 ? signed(n) : dollars(n)),
  gain: (n) => (n > 0 ? `+${dollars(n)}` : n < 0 ? `−${dollars(-n)}` : dollars(0)),
  signed,
  colour,
  station: colour,
  region: (region) => REGIONS[region] ?? '',
  the: (name) => name,
  car: (of, value) => `${CARS[of] ?? ''} ${colour(of)} ${value}`,
  carTitle: (of) => `${CARS[of] ?? ''} ${colour(of)}`,
  caboose: (doubles, negates, triples) =>
    `Begleitwagen (verdoppelt ${colour(doubles)}, streicht ${colour(negates)}, verdreifacht Züge ganz in ${colour(triples)})`,
  cabooseTitle: 'Begleitwagen',
  cabooseAbout: (doubles, negates, triples) =>
    `Begleitwagen: ${colour(doubles)} zählt doppelt, ${colour(negates)} zählt 0, ein Zug ganz in ${colour(triples)} zählt dreifach. Immer die letzte Karte.`,
  carAbout: (name, bonuses) => (bonuses === '' ? name : `${name}. Gleich dahinter: ${bonuses}`),
  behind: (of, bonus) => `${colour(of)} bringt ${dollars(bonus)}`,
  engine: (value, bonus) => (bonus === '' ? `Lok ${value}` : `Lok ${value} (${bonus})`),
  engineTitle: (value) => `Lok ${value}`,
  engineBonus: (bonus, regions) => `${dollars(bonus)} bei ${regions}`,
  or: (names) => choice.format(names),
  noBonus: 'keine Prämie',
  cards: { double: '×2', cancel: '= 0', triple: '×3 alle' },
  standing: 'Geld und Aktien zum heutigen Wert; geheime Karten zählen erst am Ende',
  cash: 'Bargeld',
  onTheLine: 'Im Spiel',
  board: 'Karte der sechs Depots',

  dial: (numbers) => `Die Drehscheibe zeigt ${numbers}`,
  change: (of, by) => `${colour(of)} ${signed(by)}`,
  depotFree: 'Depot frei',
  depotOf: (list) => `Im Depot: ${list}`,
  stockLeft: (left, of) => `${colour(of)}: noch ${stocks(left)}`,
  stationAbout: (name, ...rest) => `Depot ${name}. ${rest.join('. ')}`,

  piles: {
    engines: 'Loks',
    engineDiscard: 'Gebraucht',
    deck: 'Wagen',
    up: 'Offen',
    discard: 'Ablage',
    enginesAbout: (left, used) =>
      left === 0 && used > 0
        ? `Lokstapel: leer. ${count(used, 'gebrauchte Lok wird', 'gebrauchte Loks werden')} neu gemischt`
        : `Lokstapel: ${count(left, 'Lok', 'Loks')}`,
    usedAbout: (names) => `Gebrauchte Loks: ${names}`,
    deckAbout: (left) =>
      left === 0
        ? 'Wagenstapel: leer. Die letzte Runde läuft'
        : `Wagenstapel: noch ${cards(left)}. Ist er leer, beginnt die letzte Runde`,
    upAbout: (name) => `Offene Karte: ${name}`,
    discardAbout: (names) => `Ablage, von oben: ${names}`,
    out: (n) => `Aus dem Spiel: ${cards(n)}`,
    outAbout: (names) => `Aus dem Spiel: ${names}`,
    outCabooses: 'Begleitwagen',
    none: 'nichts',
  },
  market: {
    title: 'Börse',
    value: 'Wert',
    each: 'Aktie',
    left: 'Übrig',
    yours: 'Deine',
    valueAbout: (of, value) =>
      `Jede Aktie von ${colour(of)} ist ${dollars(Math.max(0, value))} wert${
        value < 0 ? ` (der Wert ist ${signed(value)}, unter 0 zahlt nichts)` : ''
      }`,
    leftAbout: (left) =>
      left === 0
        ? 'Keine mehr: Die letzte Runde läuft'
        : left === 1
          ? 'Die letzte: Wird sie genommen, beginnt die letzte Runde'
          : `Noch ${left} von 3; wird die letzte genommen, beginnt die letzte Runde`,
    yoursAbout: (held, times, worth) =>
      `Du hast ${held}${times > 1 ? `, durch deine Marktkarte ×${times}` : ''}: heute ${dollars(worth)}`,
    wouldBe: (value) => `würde ${signed(value)}`,
  },
  builder: {
    title: (name) => `Zug mit ${name}`,
    arrival: (who, region) => `${hat(who)} nach ${region} geliefert`,
    paidBonus: (bonus) => `und ${dollars(bonus)} für die Lok`,
    faces: (n) => `Werte ${dollars(n)}`,
    following: (n) => `Folgeprämien ${dollars(n)}`,
    tripled: 'alle eine Farbe ×3',
    worth: dollars,
    would: (n) => `wären ${dollars(n)}`,
    bonus: (bonus, regions) => `und ${dollars(bonus)} bei Lieferung nach ${regions}`,
    aria: (list, value) => `Zug: ${list}. Bisher ${dollars(value)} wert`,
    doubled: '×2',
  },
  turning: {
    title: (region) => `Drehscheibe ${region} drehen`,
    by: (steps) => `${steps}/6`,
    yours: 'Du',
    option: (steps, changes, gain) =>
      `${steps}/6 im Uhrzeigersinn drehen: ${changes}. Deine Aktien: ${gain}`,
    yoursAbout: 'Was deine Aktien dabei gewinnen oder verlieren, die neue mitgezählt',
  },
  ends: {
    soon: (deck, colours) =>
      `Die letzte Runde beginnt, wenn der Wagenstapel leer ist (noch ${deck}) oder die letzte Aktie einer Farbe genommen wird${
        colours === '' ? '' : ` (noch eine: ${colours})`
      }.`,
    quiet: (turns, limit) =>
      `Stillstand: ${count(turns, 'Spielzug', 'Spielzüge')} in Folge ganz ohne Ziehen und Aktion. Bei ${limit} endet die Partie sofort.`,
    idle: (turns, limit) =>
      `Stillstand: ${count(turns, 'Spielzug', 'Spielzüge')} in Folge, ohne dass sich ein Wagen oder Zug bewegt hat. Bei ${limit} endet die Partie sofort.`,
    last: 'Letzte Runde',
    after: 'Nach diesem Spielzug haben alle noch eine letzte Aktion.',
    left: (turns) =>
      `Noch ${count(turns, 'letzter Spielzug', 'letzte Spielzüge')}, dieser mitgezählt: je eine Aktion.`,
    over: 'Die Partie ist zu Ende: Die Aktien sind ausgezahlt.',
  },
  seat: {
    hand: (cars, engines) =>
      `${count(cars, 'Wagen', 'Wagen')}, ${count(engines, 'Lok', 'Loks')} auf der Hand`,
    known: 'Offen genommen:',
    knownAbout: (names) => `Offen genommen und noch auf der Hand: ${names}`,
    cabooses: (most) => `verdeckte Begleitwagen: max. ${most}`,
    oldEngines: (n) => `${count(n, 'Lok', 'Loks')} von vor dem letzten Mischen`,
    sealed: 'Erste Lok heimlich gewählt',
    choosing: 'Wählt die erste Lok',
    noEngine: 'Keine Lok im Spiel',
    stocks: (n, of, worth) => `${stocks(n)} von ${colour(of)}, heute ${dollars(worth)}`,
    noStocks: 'Noch keine Aktien',
    x2: (of) => `Marktkarte: Aktien von ${colour(of)} zählen am Ende doppelt`,
    x3: (of) => `Marktkarte: Aktien von ${colour(of)} zählen am Ende dreifach`,
    x3Own: (of) =>
      `Geheime Marktkarte: Aktien von ${colour(of)} zählen am Ende dreifach; nur du siehst sie`,
    x3Hidden: 'Eine verdeckte Marktkarte: Eine Farbe zählt am Ende dreifach',
    engine: (name) => `Im Spiel: ${name}`,
  },

  prompt: {
    choose: 'Wähle heimlich die Lok deines ersten Zuges.',
    draw: 'Du bist dran: Zieh eine Karte von einem der glänzenden Stapel.',
    act: (things) => `Nun eine Aktion: ${things}.`,
    final: (things) => `Dein letzter Spielzug, eine Aktion: ${things}.`,
    actions: {
      complete: 'einen Zug vollenden',
      begin: 'eine Lok ins Spiel bringen',
      draw: 'noch eine Karte ziehen',
      discard: 'eine Karte ablegen',
      pass: 'nichts',
    },
    redraw: 'Für die abgelegte Karte darfst du eine ziehen.',
    add: (at, of, value) =>
      at === of
        ? `Leg die letzte Karte, ${at} von ${of}. Sie darf ein Begleitwagen sein. Bisher ${dollars(value)}.`
        : `Leg Karte ${at} von ${of} hinter deine Lok. Bisher ${dollars(value)}.`,
    deliver: (value) => `Dein Zug ist ${dollars(value)} wert. Liefere ihn in ein freies Depot.`,
    rotate: (region) => `Dreh die Drehscheibe ${region} in eine andere Stellung, um zu liefern.`,
  },
  move: {
    choose: (engine) => `Mit ${engine} beginnen`,
    drawEngines: 'Eine Lok ziehen',
    drawUp: (card) => `${card} nehmen`,
    drawDeck: 'Verdeckt vom Wagenstapel ziehen',
    drawDiscard: (card) => `${card} von der Ablage nehmen`,
    discard: (card) => `${card} ablegen`,
    decline: 'Nichts ziehen',
    begin: (engine) => `${engine} ins Spiel bringen`,
    complete: (engine) => `Zug mit ${engine} vollenden`,
    add: (card, gain) => `${card} anhängen (${gain})`,
    deliver: (region, bonus) =>
      `Nach ${region} liefern${bonus > 0 ? `: ${dollars(bonus)} Prämie` : ''}`,
    rotate: (changes) => `Drehen auf ${changes}`,
    pass: 'Nichts tun',
    ends: (move) => `${move}: beendet die Partie`,
  },
  confirm: {
    car: (card) => `${card} ablegen? Die Karte ist dann aus dem Spiel. Du darfst eine neue ziehen.`,
    engine: (card) => `${card} ablegen? Du darfst dafür eine Karte ziehen.`,
    quiet:
      'Damit endet die Partie sofort: Eine ganze Runde lang hat niemand gezogen oder etwas getan. Gewertet wird der jetzige Stand.',
    idle: 'Damit endet die Partie sofort: Fünf Runden lang hat sich kein Wagen und kein Zug bewegt. Gewertet wird der jetzige Stand.',
  },
  told: {
    sealed: (who) => `${hat(who)} heimlich eine Lok gewählt.`,
    revealed: (list) => `Die ersten Loks: ${list}.`,
    revealedOne: (who, engine) => `${engine} für ${dich(who)}`,
    finalTurn: (who) => `${dein(who)} letzter Spielzug.`,
    drewEngine: (who) => `${hat(who)} eine Lok gezogen.`,
    drewBlind: (who) => `${hat(who)} verdeckt vom Wagenstapel gezogen.`,
    drewCard: (who, card) => `${hat(who)} gezogen: ${card}.`,
    tookUp: (who, card) => `${hat(who)} die offene Karte genommen: ${card}.`,
    tookDiscard: (who, card) => `${hat(who)} von der Ablage genommen: ${card}.`,
    upDiscarded: (card) => `Die offene Karte kam auf die Ablage: ${card}.`,
    turnedUp: (card) => `Neue offene Karte: ${card}.`,
    reshuffled: (n) =>
      `${count(n, 'gebrauchte Lok wurde', 'gebrauchte Loks wurden')} zum neuen Lokstapel.`,
    discarded: (who, card) => `${hat(who)} abgelegt: ${card}.`,
    declined: (who) => `${hat(who)} nichts gezogen.`,
    begun: (who, engine) => `${hat(who)} ${engine} ins Spiel gebracht.`,
    passed: (who) => `${hat(who)} nichts getan.`,
    deliveredTo: (who, region, sum) => `${hat(who)} nach ${region} geliefert: ${sum}.`,
    delivered: (who, engine, list, region, sum) =>
      `${hat(who)} ${engine} mit ${list} nach ${region} geliefert: ${sum}.`,
    sum: (faces, following, tripled, bonus, total) =>
      `${tripled ? '3 × (' : ''}${dollars(faces)} Werte + ${dollars(following)} Folgeprämien${tripled ? ')' : ''}${
        bonus > 0 ? ` + ${dollars(bonus)} Lokprämie` : ''
      } = ${dollars(total)}`,
    stock: (who, of, left) =>
      `${hat(who)} eine Aktie von ${colour(of)} genommen; ${left === 0 ? 'keine' : `noch ${left}`} übrig.`,
    turned: (region) => `Die Drehscheibe ${region} wurde gedreht.`,
    market: (changes) => `Neue Werte: ${changes}.`,
    marketOne: (of, by, value) =>
      `${colour(of)} ${signed(by)} = ${value < 0 ? signed(value) : value}`,
    cleared: (n) =>
      `Alle sechs Depots waren voll: Sie wurden geräumt, ${cards(n)} sind aus dem Spiel.`,
    triggered: {
      'deck-emptied': 'Der Wagenstapel ist leer: Die letzte Runde beginnt.',
      'stock-sold-out': 'Die letzte Aktie einer Farbe ist weg: Die letzte Runde beginnt.',
    },
    stalled: 'Die Partie steht still und endet hier.',
    cashed: (who, of, worth, score) =>
      `${hat(who)} ×3 ${colour(of)} gezeigt: Die Aktien bringen ${dollars(worth)}, zusammen ${dollars(score)}.`,
  },
  endings: {
    'deck-emptied': 'Der Wagenstapel ging zu Ende.',
    'stock-sold-out': 'Die letzte Aktie einer Farbe wurde genommen.',
    stalled:
      'Kein Wagen und kein Zug bewegte sich mehr; gewertet wurde der Stand in diesem Moment.',
  },
  account: {
    cash: 'Geld aus Zügen',
    stocks: (of, value) => `Aktien ${colour(of)} zu ${dollars(Math.max(0, value))}`,
    tie: {
      total: 'Gleichstand: die meisten Aktien',
      colour: (of) =>
        `Gleichstand: die meisten Aktien von ${colour(of)}, der wertvollsten Farbe, in der sie sich unterscheiden`,
      shared: 'Gleichstand: in jeder Farbe gleich viele Aktien, der Platz wird geteilt',
    },
    held: (product, worth) => `${product}\u00a0=\u00a0${dollars(worth)}`,
  },
  why: {
    notYours: 'Du bist nicht dran.',
    chooseFirst: 'Wähle zuerst die Lok deines ersten Zuges.',
    drawFirst: 'Ein Spielzug beginnt mit dem Ziehen: Wähle einen der Stapel.',
    handFull: 'Deine Hand ist voll: 8 Karten. Leg eine ab oder nutze einige in einem Zug.',
    emptyPile: 'Hier gibt es nichts zu ziehen.',
    noDraw: 'Das Ziehen muss warten, bis dieser Zug geliefert oder zurückgenommen ist.',
    carNow: 'Wagen legst du, wenn du einen Zug vollendest: Wähle zuerst eine deiner Loks im Spiel.',
    cabooseLast: 'Ein Begleitwagen kann nur die letzte Karte eines Zuges sein.',
    engineInTrain: 'Eine Lok lässt sich nicht an eine andere hängen.',
    twoEngines: 'Du hast schon zwei Loks im Spiel.',
    redraw: 'Du darfst für die abgelegte Karte ziehen oder nichts ziehen.',
    turnDial: 'Der Zug ist fertig: Dreh die Drehscheibe, um zu liefern, oder nimm Schritte zurück.',
    depotFull: 'Dieses Depot ist besetzt, bis alle sechs voll sind.',
    noTrain: 'Depots sind für fertige Züge. Vollende zuerst einen Zug.',
    trainFirst: 'Mach zuerst den Zug fertig: Er braucht noch Karten.',
    dialHere: 'Nur die Drehscheibe, an der du lieferst, lässt sich drehen.',
    tooFew: 'Für diese Lok hast du zu wenige Karten; nur ein Begleitwagen ist erlaubt.',
    notYourEngine: 'Diese Lok gehört jemand anderem.',
    deliverNow: 'Der Zug ist fertig. Wähle ein Depot oder nimm Schritte zurück.',
  },
  described: {
    depots: 'Depots und ihre Drehscheiben',
    piles: 'Stapel',
    end: 'Das Ende',
  },
  hints,
  howTo: [
    {
      title: 'Sammle einen Zug',
      text: 'Zieh Loks, Wagen und Begleitwagen. Ein Spielzug ist einmal Ziehen und eine Aktion: noch einmal ziehen, ablegen, eine Lok ins Spiel bringen oder einen Zug vollenden. Auf der Hand hast du höchstens 8 Karten, im Spiel höchstens zwei Loks.',
    },
    {
      title: 'Vollende ihn',
      text: 'Eine Lok vom Wert 3 nimmt genau drei Karten. Ihre Werte zählen und ihre Folgeprämien auch: Dieser Kesselwagen bringt 3 $, wenn gleich dahinter ein roter Wagen kommt.',
    },
    {
      title: 'Der Begleitwagen',
      text: 'Er darf die letzte Karte sein. Wagen einer Farbe zählen doppelt, die einer anderen nichts, und ein Zug ganz in seiner dritten Farbe zählt dreifach.',
    },
    {
      title: 'Liefere und nimm eine Aktie',
      text: 'Schick den Zug in ein freies Depot. Du wirst bezahlt, die Lok bringt dort vielleicht eine Prämie, und du nimmst eine Aktie dieser Farbe.',
    },
    {
      title: 'Dreh die Drehscheibe',
      text: 'Dreh dann die Drehscheibe des Depots. Die Zahl, die nun bei einer Farbe steht, kommt zum Wert ihrer Aktien hinzu, und zwar aller Aktien.',
    },
    {
      title: 'Die letzte Runde',
      text: 'Ist der Wagenstapel leer oder die letzte Aktie einer Farbe genommen, haben alle noch eine Aktion. Aktien zahlen ihren Wert; deine Marktkarten verdoppeln eine Farbe und verdreifachen heimlich eine andere.',
    },
  ],
};
