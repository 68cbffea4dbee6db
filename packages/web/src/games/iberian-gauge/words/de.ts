import { count, du, hat, verb } from '../../../words/german.ts';
import type { en } from './en.ts';
import { hints } from './hints.de.ts';

const pesetas = (n: number): string => count(n, 'Peseta', 'Peseten');
const spaces = (n: number): string => count(n, 'Stufe', 'Stufen');

export const de: typeof en = {
  pesetas,
  standing: 'Vermögen: Bargeld und Aktien zum heutigen Kurs',
  railroads: { red: 'Rot', orange: 'Orange', blue: 'Blau', purple: 'Violett', yellow: 'Gelb' },
  map: 'Karte der Halbinsel',
  tiles: 'Bahntafeln, in der Reihenfolge, in der die Bahnen bauen',
  nothing: '–',
  about: (what, more) => `${what}: ${more}`,

  compass: [
    'östlich',
    'südöstlich',
    'südlich',
    'südwestlich',
    'westlich',
    'nordwestlich',
    'nördlich',
    'nordöstlich',
  ],
  inCity: (city) => `in ${city}`,
  beside: (steps, direction, city) =>
    steps === 1 ? `gleich ${direction} von ${city}` : `${steps} Felder ${direction} von ${city}`,
  terrains: {
    easy: 'leichtes Gelände: Bau 4, Miete 2',
    difficult: 'schweres Gelände: Bau 8, Miete 4',
    urban: 'Stadt: Bau 4, Dividende eine Stufe höher',
    major: 'Großstadt: Bau 4, Dividende zwei Stufen höher, Kurs eine höher',
  },
  trackOf: (ground, names) => `${ground}. Gleis: ${names}`,
  placeAbout: (place, about) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${about}`,
  legend: {
    build: 'Bau',
    lease: 'Miete',
    room: 'Loks',
    easy: 'Leicht',
    difficult: 'Schwer',
    urban: 'Stadt',
    major: 'Großstadt',
    cityBrings: 'Dividende +1',
    majorBrings: 'Dividende +2, Kurs +1',
  },
  sea: { atlantic: 'Atlantik', mediterranean: 'Mittelmeer', france: 'Frankreich' },

  round: (at, of) => `Runde ${at} von ${of}`,
  roundKinds: { stock: 'Aktienrunde', build: 'Baurunde' },
  roundLetters: { stock: 'A', build: 'B' },
  roundTrack: 'Die zehn Runden',
  over: 'Die zehn Runden sind vorbei.',
  stockNow: (next, keeps, passes, seats) => {
    const [yours, theirs] = keeps ? ['behältst', 'behält'] : ['bekommst', 'bekommt'];
    const who = du(next);
    const deal = `${who === 'du' ? yours : theirs} ${who} das Vorrecht`;
    return passes === 0
      ? `Kauft niemand mehr, ${deal}.`
      : `${passes} von ${seats} haben nacheinander gepasst; passen alle, endet die Runde, und dann ${deal}.`;
  },
  startingNow: (who, railroad) => `${verb(who, 'gründest', 'gründet')} ${railroad}.`,
  buildingNow: (railroad, at, of, who) =>
    `${railroad} baut: Würfel ${at} von ${of}, ${who === 'Du' ? 'deiner' : `von ${who}`}.`,
  saved: 'Eine neue Stadt ist erreicht: keine Strafe.',
  threatened: (n) =>
    n === 0
      ? 'Noch keine neue Stadt, aber tiefer kann der Kurs nicht fallen.'
      : `Noch keine neue Stadt: ${spaces(n)} Kurs ${n === 1 ? 'steht' : 'stehen'} auf dem Spiel.`,
  ahead: 'Das hieße',
  justNow: 'Gerade eben',
  pointAt: 'Zeig auf etwas Glänzendes, um zu sehen, was es brächte.',
  nothingMoves: 'Sonst ändert sich nichts.',

  effect: {
    start: 'wird gegründet: Kurs und erste Stadt folgen',
    pay: (amount) => `zahlt ${amount} für den Bau`,
    leaseTo: (amount) => `bekommt ${amount} für ihr Gleis`,
    leaseBy: (amount) => `zahlt ${amount} Miete`,
    choose: (n) => `${n} Mieten zur Wahl`,
    share: (amount) => `Aktie für ${amount}`,
    started: 'beginnt hier',
    dividend: (from, to) => `Dividende ${from} → ${to} je Aktie`,
    value: (from, to) => `Kurs ${from} → ${to}`,
    penalty: (from, to) => `keine neue Stadt: Kurs ${from} → ${to}`,
    bonus: (each, list) => `fünf Großstädte, ${each} je Aktie: ${list}`,
    payout: (each, list) => `Dividende von ${each} je Aktie: ${list}`,
    stuck: 'der nächste Würfel kann nicht bauen',
    round: (kind) => `eine neue Runde: ${kind}`,
    end: 'die Partie endet',
  },
  paidTo: (who, amount) => `${du(who)} ${amount}`,
  treasuryGets: (amount) => `Kasse ${amount}`,

  tile: {
    order: (at) => `Baut als ${['erste', 'zweite', 'dritte', 'vierte', 'fünfte'][at] ?? ''}`,
    treasury: 'Kasse',
    treasuryAbout: 'Kasse: zahlt Bau und Miete; am Ende zählt sie für niemanden',
    value: 'Kurs',
    riskAbout: (n) => `Fällt um ${spaces(n)}, wenn sie in einer Baurunde keine neue Stadt erreicht`,
    valueAbout: 'Kurs: was die nächste Aktie kostet und jede Aktie wert ist',
    dividend: 'Zahlt',
    dividendAbout: 'Dividende: was die Bank nach jedem Bauzug für jede Aktie zahlt',
    locomotives: 'Loks',
    locomotivesAbout: 'Verbliebene von 22 Lokomotiven: Jedes gebaute Feld braucht eine',
    majors: 'Großst.',
    bonus: (amount) => `+${amount}`,
    bonusFor: (amount) => `${amount} je Aktie für die fünfte`,
    majorsAbout: (bonus) =>
      `Erreichte Großstädte; bei der fünften zahlt die Bank einmal ${bonus} Peseten für jede Aktie`,
    bonusPaid: 'Die Prämie für fünf Großstädte ist gezahlt',
    unsold: 'Unverkaufte Aktie',
    sold: (who) => `Aktie von ${who}`,
    notStarted: 'nicht gegründet',
    label: (name, parts) => `${name}: ${parts.join(', ')}`,
    shares: (sold, of) => `${sold} von ${of} Aktien verkauft`,
    start: 'Gründen:',
    startPrices: '12–36',
    invest: 'Kaufen für',
  },
  ladder: {
    value: 'Kurs',
    valueAbout: 'Kursleiste, von 4 bis 80',
    dividend: 'Dividende',
    dividendAbout: 'Dividendenleiste: was die Bank je Aktie zahlt, nach Bahnen',
    icon: 'Wer diese Linie nach oben überquert, steigt im Kurs um eine Stufe',
    marker: (name, value) => `${name}: Kurs ${value}`,
    share: (name, each) => `${name}: ${each} je Aktie`,
    pays: (names, each) => `${names} ${each}`,
    space: (list) => `Je Aktie: ${list}`,
    choose: (value) => `Kurs ${value}: ${value} zahlen`,
  },
  seat: {
    cash: 'Bargeld',
    cubes: (n) => `noch ${count(n, 'Aktienwürfel', 'Aktienwürfel')}`,
    priority: 'Vorrecht',
    priorityAbout: {
      now: 'Hat diese Aktienrunde begonnen',
      next: 'Beginnt die nächste Aktienrunde',
      last: 'Es kommt keine Aktienrunde mehr',
    },
    priorityNext: 'demnächst?',
    priorityNextAbout: 'Bekommt das Vorrecht, wenn niemand mehr kauft',
    shares: (n, name, value) =>
      `${count(n, 'Aktie', 'Aktien')} von ${name} zu ${value}: ${n * value}`,
    bought: 'in dieser Aktienrunde gekauft',
    none: 'Noch keine Aktien',
  },

  prompt: {
    stock: (cash, canStart, canInvest) =>
      `Du bist dran: ${[canStart ? 'gründe eine Bahn' : '', canInvest ? 'kauf eine Aktie' : '']
        .filter(Boolean)
        .join(' oder ')} auf der Bahntafel, oder passe. Du hast ${pesetas(cash)}.`,
    setValue: (railroad) =>
      `Du gründest ${railroad}: Wähle den Kurs. So viel zahlst du in die Kasse der Bahn.`,
    place: (railroad) => `${railroad}: Setz die erste Lokomotive in eine Großstadt.`,
    build: (railroad, at, of, treasury) =>
      `Bau ein Feld für ${railroad} (Würfel ${at} von ${of}) oder lass es. In der Kasse sind ${treasury}.`,
    lease: (n, where) => `Du baust ${where}: Wähle unter ${n} Mieten, wer bezahlt wird.`,
  },
  move: {
    start: (railroad) => `${railroad} gründen`,
    setValue: (value) => pesetas(value),
    place: (railroad, city) => `${railroad} in ${city} beginnen`,
    invest: (railroad, value) => `Aktie von ${railroad} für ${value} kaufen`,
    pass: 'Passen',
    build: (where, cost) => `Für ${cost} ${where} bauen`,
    buildLeasing: (where, cost, lease) => `Für ${cost} und ${lease} Miete ${where} bauen`,
    lease: (number, list, total) => `${number}. ${list} (${total})`,
    leaseTo: (railroad, amount) => `${amount} an ${railroad}`,
    decline: 'Nicht bauen',
  },
  declineAnyway: (railroad, n) =>
    `Eine Stadt ist in Reichweite. Ohne sie verliert ${railroad} jetzt ${spaces(n)} Kurs. Trotzdem nicht bauen?`,

  headings: {
    round: (at, kind) => `Runde ${at}: ${kind}`,
    roundShort: (at) => `Runde ${at}`,
    turn: (railroad) => `${railroad} baut`,
  },
  told: {
    round: (at, kind) => `Runde ${at}: ${kind}.`,
    firstShare: (who, railroad, value) =>
      `${hat(who)} die erste Aktie von ${railroad} für ${value} gekauft.`,
    started: (railroad, city) => `${railroad} hat in ${city} begonnen.`,
    invested: (who, railroad, value) =>
      `${hat(who)} eine Aktie von ${railroad} für ${value} gekauft.`,
    passed: (who) => `${hat(who)} gepasst.`,
    couldNotBuy: (who) => `${hat(who)} gepasst: nichts zu kaufen.`,
    priority: (who) => `${hat(who)} jetzt das Vorrecht.`,
    turn: (railroad) => `${railroad} ist mit Bauen an der Reihe.`,
    chosen: (who, where, n) =>
      `${verb(who, 'willst', 'will')} ${where} bauen, mit ${n} Mieten zur Wahl.`,
    leased: (railroad, hexes, list) =>
      `${railroad} hat ${count(hexes, 'Feld', 'Felder')} gemietet: ${list}.`,
    built: (who, railroad, where, cost) => `${hat(who)} für ${railroad} ${where} gebaut: ${cost}.`,
    declined: (who, railroad) => `${hat(who)} für ${railroad} nicht gebaut.`,
    noLocomotive: (who, railroad) =>
      `${verb(who, 'konntest', 'konnte')} nicht bauen: ${railroad} hat keine Lokomotive mehr.`,
    noMoney: (who, railroad) =>
      `${verb(who, 'konntest', 'konnte')} nicht bauen: Die Kasse von ${railroad} reicht für nichts in Reichweite.`,
    dividend: (railroad, each) => `Die Dividende von ${railroad} stieg auf ${each} je Aktie.`,
    value: {
      'dividend-icon': (railroad, from, to) =>
        `Mit der Dividende stieg der Kurs von ${railroad} von ${from} auf ${to}.`,
      'major-city': (railroad, from, to) =>
        `Für die Großstadt stieg der Kurs von ${railroad} von ${from} auf ${to}.`,
      penalty: (railroad, from, to) =>
        `${railroad} hat keine neue Stadt erreicht: Der Kurs fiel von ${from} auf ${to}.`,
    },
    bonus: (railroad, each, list) =>
      `${railroad} verbindet fünf Großstädte: Die Bank hat ${each} je Aktie gezahlt (${list}).`,
    payout: (railroad, each, list) =>
      `Die Bank hat ${each} je Aktie von ${railroad} gezahlt: ${list}.`,
    ended: 'Die letzte Baurunde ist vorbei. Aktien zählen zu ihrem Kurs.',
  },
  endings: { 'final-build-round': 'Nach zehn Runden gewinnt das größte Vermögen.' },
  account: {
    cash: 'Bargeld',
    shares: (railroad, value) => `${railroad} zu ${value}`,
    holding: (n, value) => `${n}\u00a0×\u00a0${value}\u00a0=\u00a0${n * value}`,
  },
  why: {
    notYours: 'Du bist nicht dran.',
    buildLater: 'Gebaut wird in Baurunden. Das hier ist eine Aktienrunde.',
    buyLater: 'Aktien kaufst du in Aktienrunden. Das hier ist eine Baurunde.',
    finishStart: (railroad) => `Bring zuerst die Gründung von ${railroad} zu Ende.`,
    chooseLease: 'Wähle zuerst die Miete.',
    majorOnly: 'Die erste Lokomotive kommt in eine Großstadt.',
    majorTaken:
      'In dieser Stadt steht schon eine Lokomotive; solange eine andere Großstadt frei ist, beginne dort.',
    own: (railroad) => `${railroad} hat hier schon eine Lokomotive.`,
    taken: (railroad, lease) =>
      `In leichtem und schwerem Gelände steht nur eine Lokomotive, und hier ist es die von ${railroad}. Ihr Gleis lässt sich für ${lease} mieten, um dahinter zu bauen.`,
    tooDear: (cost, treasury) => `Hier zu bauen kostet ${cost}, und in der Kasse sind ${treasury}.`,
    leaseTooDear: (cost, lease, treasury) =>
      `Hier zu bauen kostet ${cost} und die kürzeste Miete ${lease}, zusammen ${cost + lease}; in der Kasse sind ${treasury}.`,
    notJoined: (railroad) =>
      `Das Gleis von ${railroad} reicht nicht bis hierher: Das Feld muss neben eigenem Gleis liegen oder über Gleis anderer Bahnen erreichbar sein, das sich mieten lässt.`,
    noCubes: 'Du hast keine Aktienwürfel mehr.',
    noCash: (value, cash) => `Sie kostet ${value}, und du hast ${cash}.`,
    bought: (railroad) =>
      `In dieser Aktienrunde hast du schon eine Aktie von ${railroad} gekauft; mehr als eine geht nicht.`,
    soldOut: (railroad) => `Alle Aktien von ${railroad} sind verkauft.`,
    noStart: (least, cash) =>
      `Eine Bahn zu gründen kostet mindestens ${least}, und du hast ${cash}.`,
    value: 'Eine Bahn beginnt mit einem Kurs von 12 bis 36, den du bezahlen kannst.',
    track:
      'Die Scheiben bewegen sich automatisch: Städte heben sie, ein Bauzug ohne neue Stadt senkt den Kurs.',
  },
  tools: {
    holdings: 'Aktien',
    each: (amount) => `je ${amount}`,
    shares: 'Aktien',
    cash: 'Bargeld',
    worth: 'Vermögen',
    income: 'Ertrag',
    forecast: 'Nächste Dividenden',
    forecastAbout:
      'Was alle bekommen, wenn jede Bahn noch einmal gebaut hat, so wie die Scheiben jetzt stehen.',
    byRoundAbout: 'Bargeld und Aktien zum jeweiligen Kurs.',
    noneStarted: 'Noch ist keine Bahn gegründet.',
    supposed: 'Angenommen, die Scheiben von',
    atValue: 'stehen auf einem Kurs von',
    atDividend: 'und auf einer Dividende von,',
    payouts: 'die so oft gezahlt wird:',
    shareFor: 'und die nächste Aktie kauft jetzt',
    nobody: 'niemand',
    worthOf: (who, worth) => `${verb(who, 'hast', 'hat')} ein Vermögen von ${pesetas(worth)}`,
  },

  described: {
    round: 'Die Runde',
    railroads: 'Bahnen, in der Reihenfolge, in der sie bauen',
    players: 'Spieler',
    track: (cities, open) => {
      if (cities === '') return 'noch kein Gleis';
      const land = open === 1 ? 'einem Feld' : `${open} Feldern`;
      return open === 0 ? `Gleis in ${cities}` : `Gleis in ${cities} und auf ${land} auf dem Land`;
    },
  },
  hints,
  howTo: [
    {
      title: 'Sei am meisten wert',
      text: 'Fünf Bahnen wachsen über die Halbinsel. Nach zehn Runden zählen dein Bargeld und deine Aktien zu ihrem Kurs. Nichts ist verdeckt, nichts ist Glückssache.',
    },
    {
      title: 'Aktienrunden: steig ein',
      text: 'Gründe eine Bahn: Nenne ihren Kurs (12 bis 36), zahle ihn in ihre Kasse und wähle ihre erste Großstadt. Oder kauf eine weitere Aktie zum heutigen Kurs: höchstens eine je Bahn und Runde. Oder passe; kaufen darfst du auch danach noch. Passen alle nacheinander, endet die Runde, und wer zuerst gepasst hat, bekommt das Vorrecht und beginnt die nächste Aktienrunde.',
    },
    {
      title: 'Baurunden: Würfel für Würfel',
      text: 'Von der ersten Tafel bis zur letzten erlaubt jeder Würfel seinem Besitzer, ein Feld neben dem Gleis der Bahn zu bauen. Die Kasse zahlt: 8 in schwerem Gelände, sonst überall 4. Im Gelände steht nur eine Lokomotive, in einer Stadt von jeder Bahn eine. Jede Bahn hat insgesamt 22 Lokomotiven.',
    },
    {
      title: 'Städte heben alles',
      text: 'Eine Stadt hebt die Dividende um eine Stufe, eine Großstadt um zwei und den Kurs um eine. Pfeile an der Dividendenleiste heben auch den Kurs. Bei der fünften Großstadt einer Bahn zahlt die Bank eine Prämie für jede Aktie.',
    },
    {
      title: 'Miete die Gleise der anderen',
      text: 'Bau hinter fremden Gleisen weiter, indem du sie für einen Bau mietest: 2 oder 4 für jedes Feld, in die Kasse ihrer Bahn. Immer auf dem kürzesten Weg; unter gleichen wählst du, wer bezahlt wird.',
    },
    {
      title: 'Erst Strafe, dann Dividende',
      text: 'Eine Bahn, die in ihrem Bauzug keine neue Stadt oder Großstadt erreicht, verliert für jede verkaufte Aktie eine Stufe Kurs. Dann zahlt die Bank die Dividende: dir für deine Aktien, der Kasse für die unverkauften.',
    },
  ],
};
