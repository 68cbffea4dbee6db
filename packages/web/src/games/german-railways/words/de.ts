import { count, dir, du, hat, verb } from '../../../words/german.ts';
import type { en } from './en.ts';
import { hints } from './hints.de.ts';

const talers = (n: number): string => count(n, 'Taler', 'Taler');
const tracks = (n: number): string => count(n, 'Gleis', 'Gleise');
const price = (n: number): string => (n === 0 ? 'umsonst' : `für ${talers(n)}`);

export const de: typeof en = {
  talers,
  onMap: {
    'Frankfurt an der Oder': 'Frankfurt (Oder)',
    'Frankfurt am Main': 'Frankfurt',
    'Freiburg im Breisgau': 'Freiburg',
  },
  abilities: {
    PO: 'Baut bis zu vier Felder auf einmal.',
    NME: 'Zahlt in Städten nie mehr, weil andere Bahnen dort sind.',
    KSS: 'Baut höchstens zwei Felder auf einmal.',
    KBS: 'Zahlt für jedes Feld einen Taler weniger.',
    MWB: 'Zählt ihre beste Stadt doppelt.',
    GBS: 'In jedem Bau ist das erste Feld außerhalb der Städte frei.',
    CME: 'Gibt in einem Bau höchstens fünf Taler aus.',
    BHE: 'Zahlt erst Dividende, wenn ihr eigenes Gleis in Berlin und Hamburg liegt.',
  },
  map: 'Karte von Deutschland',
  standing: 'Bargeld',
  open: {
    plains: (city) => `der Ebene bei ${city}`,
    hills: (city) => `den Hügeln bei ${city}`,
    mountains: (city) => `den Bergen bei ${city}`,
    approach: 'der Zufahrt nach Berlin',
  },
  ground: {
    plains: 'Ebene: 2 Taler',
    hills: 'Hügel: 3 Taler',
    mountains: 'Berge: 4 Taler',
    approach:
      'Zufahrt nach Berlin: 2 Taler. Ein Feld fasst eine Bahn, und eine Bahn hat in der ganzen Zone ein Gleis',
  },
  cityAbout: (name, ground, income) =>
    `${name}, Ertrag ${income}. ${ground}, und 1 mehr für jede Bahn, die schon da ist`,
  trackOf: (ground, names) => `${ground}. Gleis: ${names}`,
  placeAbout: (place, about) => `In ${place}. ${about}`,
  legend: {
    title: 'Was ein Gleis kostet',
    plains: 'Ebene, Zufahrt',
    hills: 'Hügel',
    mountains: 'Berge',
    more: '+1 für jede Bahn in einer Stadt',
  },

  round: {
    title: 'Runde',
    opening: 'Erste Versteigerungen',
    order: 'Reihenfolge',
    marker: (name, at, state) =>
      `${at}. ${name}${state === 'done' ? ', fertig' : state === 'now' ? ', jetzt am Zug' : ''}`,
    bag: 'Beutel',
    bagAbout: 'Für die nächste Runde: Ein kleineres Einkommen bringt mehr Marken in den Beutel.',
    oneEach: 'Alle legen eine Marke in den Beutel.',
    inBag: (name, markers, income) =>
      `${name}: ${count(markers, 'Marke', 'Marken')} bei einem Einkommen von ${income}`,
  },
  desk: {
    share: (share) => `Aktie ${share} von 3`,
    pays: (income) => `Ertrag ${income} je Aktie`,
    treasury: (money) => `Kasse ${money}`,
    noBid: 'Noch kein Gebot',
    in: (name) => `${verb(name, 'bist', 'ist')} noch dabei`,
    out: (name) => `${verb(name, 'bist', 'ist')} ausgestiegen`,
    high: (name, amount) => `${hat(name)} das höchste Gebot: ${amount}`,
    builder: (name) => `Es baut: ${name}`,
    laid: 'Gleise',
    spent: 'Ausgegeben',
    left: 'Kasse',
    income: 'Ertrag',
    of: (n, most) => `${n}/${most}`,
    noDividend: 'Noch kein neuer Anschluss: keine Dividenden',
    dividend: (names) => `Anschluss an ${names}: Dividenden für alle`,
    receives: (name, amount) => `${verb(name, 'bekämst', 'bekäme')} ${talers(amount)}`,
    vote: (name) => `${verb(name, 'schlägst', 'schlägt')} vor, die Partie zu beenden`,
    voteAbout: 'Sie endet nur, wenn alle zustimmen.',
    agreed: 'einverstanden',
    asked: 'noch gefragt',
    acts: (name) => `Am Zug: ${name}`,
    action: (at, of) => `Aktion ${at} von ${of} in dieser Runde`,
    meter: (n, names, atRisk) =>
      `${n} von 8 Bahnen haben zwei Anschlüsse${names === '' ? '' : ` (${names})`}.${
        atRisk === '' ? '' : ` Gefährdet: ${atRisk}.`
      } Haben sie alle acht, endet die Partie nach der Runde.`,
    over: 'Die Partie ist zu Ende',
  },
  lastRound: {
    connected: 'Alle acht Bahnen haben zwei Anschlüsse: Die Partie endet nach dieser Runde.',
    stuck: (names) =>
      `Keine zwei Anschlüsse mehr möglich: ${names}. Die Partie endet nach dieser Runde.`,
    quiet: 'Wird keine Aktie verkauft und nichts gebaut, endet die Partie nach dieser Runde.',
  },
  ledger: {
    title: 'Bahnen',
    railroad: 'Bahn und Ertrag',
    treasury: 'Kasse',
    treasuryShort: 'Taler',
    shares: 'Aktien',
    left: 'Verbliebene Lokomotiven',
    leftShort: 'Loks',
    links: 'Anschlüsse',
    linksShort: 'Anschl.',
    incomeShort: (income) => `Ertr. ${income}`,
    tile: (name, treasury, income) =>
      `${name}: ${talers(treasury)} in der Kasse, eine Aktie bringt ${income}`,
    income: (name, income) => `${name}: Eine Aktie bringt ${income}`,
    unpaidShort: (name) => `${name} zahlt 0`,
    unpaidAlone: 'zahlt 0',
    unpaid: 'zahlt nichts, bis sie Berlin und Hamburg verbindet',
    treasuryOf: (name, money) =>
      `${name}: ${talers(money)} zum Bauen. Was Aktien kosten, kommt hier hinein.`,
    ownedBy: (name) => `Eine Aktie, im Besitz von ${dir(name)}`,
    unsold: 'Eine unverkaufte Aktie',
    leftOf: (n) => `Noch ${count(n, 'Lokomotive', 'Lokomotiven')}`,
    partners: (names) => (names === '' ? 'Noch kein Anschluss' : `Anschluss an ${names}`),
    outlooks: {
      connected: 'Ihre zwei Anschlüsse hat sie',
      open: 'Ihre zwei Anschlüsse sind noch möglich',
      'at-risk':
        'Gefährdet: Sie kann nur noch gerade genug Bahnen für ihre zwei Anschlüsse erreichen',
      stuck: 'Zwei Anschlüsse sind nicht mehr möglich: Die Partie endet nach dieser Runde',
    },
  },
  seat: {
    income: (n) => `Einkommen ${n}`,
    incomeAbout:
      'Die Erträge all dieser Aktien zusammen: Sie bestimmen die Dividende (die Berlin-Hamburger zahlt erst, wenn sie Berlin und Hamburg verbindet) und die Zahl der Marken',
    markers: (n) => count(n, 'Marke', 'Marken'),
    markersAbout: 'Marken für den Beutel der nächsten Runde',
    noShares: 'Noch keine Aktien',
    shares: (n) => count(n, 'Aktie', 'Aktien'),
    share: (n, name, income) => `${count(n, 'Aktie', 'Aktien')}: ${name}, Ertrag je ${income}`,
    banker: 'Bankhalter',
    bankerAbout: 'Bietet in der ersten Versteigerung zuerst',
    out: 'raus',
    bids: (n) => `Gebot ${n}`,
    dividend: (n) => `+${n} Dividende`,
    paid: (n) => `−${n} für eine Aktie`,
  },
  bidding: {
    amount: 'Dein Gebot',
    value: (amount, left) => `${talers(amount)}, ${left} bleiben`,
    left: (left) => `Dir bleiben ${talers(left)}. Die Bahn bekommt das Geld zum Bauen.`,
    lowest: (n) => `Kleinstes: ${n}`,
    all: (n) => `Alles: ${n}`,
    plus: (n) => `+${n}`,
  },
  acting: {
    build: 'Gleise bauen für',
    offer: 'Eine Aktie versteigern',
    money: (money) => `${money} T`,
    income: (income) => `Ertrag ${income}`,
  },

  tools: {
    holdings: 'Aktien und Erträge',
    each: (income) => `je ${income}`,
    income: 'Ertrag',
    cash: 'Bargeld',
    markers: 'Marken',
    forecast: 'Wenn sie Anschluss findet',
    forecastAbout:
      'Was alle bekommen, wenn diese Bahn einen neuen Anschluss baut, so wie es jetzt steht.',
    byRoundAbout: 'Am Ende zählt nur das Bargeld.',
    connects: 'Einen neuen Anschluss baut die',
    withIncome: 'bei einem Ertrag von',
    shareFor: 'und eine weitere ihrer Aktien hat',
    nobody: 'niemand',
    forPrice: 'zum Preis von',
    paysBack: (gain, times) =>
      `Die Aktie bringt jedes Mal ${talers(gain)}: Nach ${count(times, 'Anschluss', 'Anschlüssen')} ist sie bezahlt.`,
  },

  prompt: {
    opening: (name) =>
      `${name}: Biete auf die erste Aktie oder steig aus. Bietet niemand, bekommst du sie umsonst.`,
    openingLater: (name, opener) =>
      `${name}: Biete auf die erste Aktie oder steig aus. Bietet niemand, bekommt ${opener} sie umsonst.`,
    firstBid: (name) => `${name}: Biete auf eine Aktie oder steig aus.`,
    raise: (name, bid, who) =>
      `${name}: ${verb(who, 'bietest', 'bietet')} ${bid}. Überbieten oder aussteigen?`,
    buildFirst: (name) => `${name}: Wähle das erste Feld auf der Karte oder nimm es zurück.`,
    buildNext: (name, connections) =>
      connections > 0
        ? `${name}: ein neuer Anschluss! Bau weiter, oder hör auf, und Dividenden fließen.`
        : `${name}: Wähle das nächste Feld oder hör auf.`,
    buildOver: (name) => `${name}: Mehr lässt sich nicht bauen. Schließ den Bau ab.`,
    vote: (name) => `${name} möchte die Partie jetzt beenden. Stimmst du zu?`,
    action: (at, of) =>
      `Deine Aktion (${at} von ${of}): bau Gleise, versteigere eine Aktie oder passe.`,
  },
  move: {
    pass: 'Passen',
    offer: (name) => `${name}: eine Aktie versteigern`,
    bid: (amount) => `${talers(amount)} bieten`,
    dropOut: 'Aussteigen',
    build: (name) => `${name}: bauen`,
    lay: (place, cost) => `In ${place} ${price(cost)} bauen`,
    done: 'Bau abschließen',
    donePaying: (mine) =>
      mine > 0
        ? `Abschließen: Dividenden, ${talers(mine)} für dich`
        : 'Abschließen: Dividenden fließen',
    proposeEnd: 'Ende der Partie vorschlagen',
    acceptEnd: 'Zustimmen: Partie beenden',
    refuseEnd: 'Ablehnen: weiterspielen',
  },
  sure: {
    proposeEnd:
      'Stimmen alle zu, endet die Partie jetzt, und das meiste Bargeld gewinnt. Vorschlagen?',
    acceptEnd:
      'Lehnt niemand ab, endet die Partie jetzt, und das meiste Bargeld gewinnt. Zustimmen?',
    done: (reason) => `${reason} Bau abschließen?`,
    all: (n) => `Das ist dein ganzes Geld: ${talers(n)}. Bieten?`,
  },
  headings: {
    round: (round) => `Runde ${round}`,
    order: (names) => `Aus dem Beutel: ${names}.`,
    opening: (railroad) => `Erste Aktie: ${railroad}`,
    bidsFirst: (who) => `${verb(who, 'bietest', 'bietet')} zuerst.`,
  },
  told: {
    opened: (railroad, who) =>
      `${railroad}: Die erste Aktie wird versteigert; zuerst ${who === 'Du' ? 'bietest du' : `bietet ${who}`}.`,
    offered: (who, share, railroad) =>
      `${hat(who)} Aktie ${share} zur Versteigerung gebracht: ${railroad}.`,
    bid: (who, amount) => `${hat(who)} ${amount} geboten.`,
    droppedOut: (who) => `${verb(who, 'bist', 'ist')} ausgestiegen.`,
    outOfMoney: (who) => `${verb(who, 'konntest', 'konnte')} nicht mehr mitbieten.`,
    sold: (who, railroad, cost, income) =>
      `${hat(who)} die Aktie ${price(cost)} bekommen: ${railroad}. Einkommen jetzt ${income}.`,
    unsold: (railroad) => `${railroad}: Niemand wollte die Aktie.`,
    drawn: (round, names) => `Runde ${round}. Aus dem Beutel: ${names}.`,
    passed: (who) => `${hat(who)} gepasst.`,
    building: (who, railroad) => `${verb(who, 'baust', 'baut')} nun für die ${railroad}.`,
    built: (who, place, cost, { railroad, income, met }) =>
      `${hat(who)} in ${place} ${cost === 0 ? 'umsonst' : `für ${cost}`} gebaut${
        income === undefined ? '' : `: ${railroad}, Ertrag jetzt ${income}`
      }${met === '' ? '.' : `, Treffen mit: ${met}.`}`,
    connected: (railroad, names, spent) =>
      `${railroad}: ${talers(spent)} ausgegeben, neuer Anschluss an ${names}.`,
    finished: (who, laid, spent) =>
      `${hat(who)} den Bau abgeschlossen: ${tracks(laid)} für ${talers(spent)}, kein neuer Anschluss.`,
    dividends: (list) => `Dividenden: ${list}.`,
    received: (who, amount) => `${du(who)} ${amount}`,
    proposed: (who) => `${hat(who)} vorgeschlagen, die Partie zu beenden.`,
    accepted: (who) => `${hat(who)} zugestimmt.`,
    refused: (who, proposer) =>
      `${hat(who)} abgelehnt; ${du(proposer)} ${proposer === 'Du' ? 'bist' : 'ist'} am Zug.`,
    stuck: (railroad) =>
      `${railroad}: Zwei Anschlüsse sind nicht mehr möglich, die Partie ist zu Ende.`,
  },
  endings: {
    connected: 'Jede Bahn hat Anschluss an zwei andere. Das meiste Bargeld gewinnt.',
    impossible:
      'Eine Bahn kann ihre zwei Anschlüsse nicht mehr bekommen. Das meiste Bargeld gewinnt.',
    agreed: 'Alle wollten die Partie beenden. Das meiste Bargeld gewinnt.',
    stalled:
      'Alle waren am Zug, und nichts wurde verkauft oder gebaut. Das meiste Bargeld gewinnt.',
  },
  account: {
    start: 'Geld zu Beginn',
    shares: 'Für Aktien bezahlt',
    dividends: 'Dividenden',
    held: 'Aktien, jetzt nichts mehr wert',
  },
  why: {
    notYours: 'Du bist nicht dran.',
    auctionFirst: 'Eine Aktie wird versteigert: Biete oder steig zuerst aus.',
    voteFirst: 'Antworte zuerst auf den Vorschlag.',
    railroadFirst: 'Wähle zuerst eine Bahn, für die du baust; dann leuchten ihre Felder auf.',
    buildFirst: 'Ein Bau ist im Gange: Schließ ihn ab oder nimm ihn zurück.',
    ownTrack: (name) => `${name}: Hier liegt ihr Gleis schon.`,
    perBuild: (n) => `Diese Bahn baut höchstens ${n} in einer Aktion.`,
    noLocomotives: 'Diese Bahn hat keine Lokomotiven mehr.',
    taken: (name) =>
      `Schon besetzt: ${name}. Außerhalb der Städte hat ein Feld Platz für eine Bahn.`,
    notBeside: 'Es liegt nicht neben dem Gleis dieser Bahn.',
    approach: 'In der Zufahrt nach Berlin darf eine Bahn nur ein Gleis haben.',
    tooDear: (money) => `Zu teuer: In der Kasse sind noch ${talers(money)}.`,
    budget: (budget, money) =>
      `Zu teuer: Dieser Bau darf noch ${budget} kosten, und in der Kasse sind ${talers(money)}.`,
    noShare: 'Du hast keine Aktie dieser Bahn.',
    poor: (money) =>
      `Für ${talers(money)} kann diese Bahn nichts bauen. Eine verkaufte Aktie bringt ihr Geld.`,
    broke: (money) =>
      `Für ${talers(money)} kann diese Bahn nichts bauen, und alle ihre Aktien sind verkauft.`,
    overBudget: (most) =>
      `Sie darf in einem Bau ${talers(most)} ausgeben, und jedes erreichbare Feld kostet mehr.`,
    walledIn: 'Neben ihrem Gleis ist kein Feld mehr frei.',
    soldOut: 'Alle drei Aktien sind verkauft.',
    noMoney: 'Niemand hat Geld zum Bieten.',
    thirdShare: (short) =>
      `Dritte Aktien kommen zuletzt: Bei ${count(short, 'Bahn', 'Bahnen')} sind noch keine zwei verkauft.`,
  },
  described: {
    round: 'Die Runde',
    players: 'Spieler',
    owner: (name, n) => (n === 1 ? name : `${name} ${n}`),
    shares: (owners, left, of) =>
      left === of
        ? 'keine Aktie verkauft'
        : `Aktien: ${owners}${left === 0 ? '' : `; ${left} unverkauft`}`,
    track: (cities, open) =>
      `Gleis in ${cities}${open === 0 ? '' : ` und auf ${open === 1 ? 'einem Feld' : `${open} Feldern`} auf dem Land`}`,
  },
  hints,
  howTo: [
    {
      title: 'Das meiste Bargeld gewinnt',
      text: 'Acht Bahnen, je drei Aktien. Niemandem gehört eine Bahn: Dir gehören Aktien, und am Ende zählt nur das Geld in deiner Tasche.',
    },
    {
      title: 'Biete auf Aktien',
      text: 'Zuerst wird von jeder Bahn eine Aktie versteigert, später jede, die du anbietest. Was du zahlst, kommt in die Kasse der Bahn: Davon baut sie.',
    },
    {
      title: 'Baue Gleise',
      text: 'Wähle eine Bahn, von der du eine Aktie hast, und bis zu drei Felder neben ihrem Gleis. Ihre Kasse zahlt: Ebene 2, Hügel 3, Berge 4, und 1 mehr für jede Bahn, die schon in der Stadt ist. Jede Bahn baut auf ihre eigene Art.',
    },
    {
      title: 'Ein Anschluss, und Dividenden fließen',
      text: 'Städte heben den Ertrag. Bringt ein Bau eine Bahn in eine Stadt, in der sie eine andere zum ersten Mal trifft, zahlt jede Aktie im Spiel den Ertrag ihrer Bahn, und die der bauenden Bahn das Doppelte.',
    },
    {
      title: 'Der Beutel und das Ende',
      text: 'Wer weniger verdient, legt mehr Marken in den Beutel; so bist du in einer Runde vielleicht zweimal dran oder gar nicht. Die Partie endet, wenn alle acht Bahnen Anschluss an zwei andere haben, wenn eine ihn nicht mehr bekommen kann oder wenn alle aufhören wollen. Waren alle am Zug und wurde zwei Runden lang nichts verkauft oder gebaut, gilt das als einverstanden.',
    },
  ],
};
