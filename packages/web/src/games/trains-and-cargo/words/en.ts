import { EFFECTS, GOODS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import { count } from '../../../words/english.ts';
import { hints } from './hints.en.ts';

const list = new Intl.ListFormat('en');
const choice = new Intl.ListFormat('en', { type: 'disjunction' });
/** "a, one of each, or b": also two have a comma, for some have one inside. */
const eitherOf = (options: readonly string[]): string =>
  [...options.slice(0, -1), options.length > 1 ? `or ${options.at(-1)}` : options.at(-1)].join(
    ', ',
  );
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const tokens = (n: number): string => count(n, 'token', 'tokens');
const cards = (n: number): string => count(n, 'card', 'cards');
const points = (n: number): string => count(n, 'point', 'points');

/** By their ids. */
const effects: Readonly<Record<string, { readonly name: string; readonly text: string }>> =
  Object.fromEntries(EFFECTS.map(({ id, name, text }) => [id, { name, text }]));
const goods: Readonly<Record<string, string>> = Object.fromEntries(
  GOODS.map(({ id, name }) => [id, name]),
);
const boards: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTE_BOARDS.map(({ id, name }) => [id, name]),
);

export const en = {
  effects,
  goods,
  boards,
  standing: 'Points',
  points,
  and: (names: readonly string[]) => list.format(names),
  signed: (n: number) => (n < 0 ? `−${-n}` : `+${n}`),
  types: { market: 'Market', cargo: 'Cargo', effect: 'Effect' },
  locomotives: ['No locomotive', 'Green locomotive', 'Orange locomotive'],

  your: 'your',
  yourTeams: 'your team’s',
  of: (name: string) => `${name}’s`,
  train: (whose: string) => `${whose} train`,

  card: {
    up: (good: string, steps: number) => `${good} up ${steps}`,
    down: (good: string, steps: number) => `${good} down ${steps}`,
    any: 'Any good',
    take: (goods: string) => `${goods}: into your storage`,
    described: (type: string, name: string, text: string) => `${type} card ${name}. ${text}`,
    wouldDoNothing: 'Would do nothing now',
    upTo: (by: string) => `up to ${by}`,
    priced: (good: string, price: number) => `${good}: ${points(price)} a token now.`,
    trainBy: (by: string) => `The value of your train: ${by}.`,
  },
  market: {
    points: 'points a token',
    label: 'Market: what each good is worth',
    bank: 'bank',
    column: (good: string, value: number, bank: number) =>
      `${good}: ${points(value)} a token, ${bank} in the bank`,
  },
  depot: {
    label: 'Depot: deck, discards and free locomotives',
    deck: (n: number) => `Deck: ${cards(n)} left`,
    deckShort: 'Deck',
    discards: (n: number) => `Discards: ${cards(n)}`,
    discardsShort: 'Discards',
    allDiscards: 'All discarded cards',
    noDiscards: 'Nothing discarded yet',
    oranges: (n: number) =>
      n === 0
        ? 'No orange locomotive is free'
        : count(n, 'orange locomotive is free', 'orange locomotives are free'),
    orangesShort: 'In the shed',
    turnOf: (name: string) => (name === 'You' ? 'Your turn' : `${name}’s turn`),
    typeFree: (type: string) => `${type}: may be played`,
    typePlayed: (type: string) => `${type}: played this turn`,
    typeUnlimited: (type: string) => `${type}: any number this turn`,
    lastTurns: (n: number) =>
      n === 1 ? 'The deck is empty: the very last turn' : `The deck is empty: ${n} turns left`,
    soon: (n: number) => `Only ${cards(n)} left: the last turns are near`,
    over: 'All trains have run',
  },
  routes: {
    label: 'Free Route Boards',
    about: (squares: number, extras: readonly string[]) =>
      [`Up to ${tokens(squares)}`, ...extras].join('. '),
    bonus: (square: number, count: number, good: string) => `Square ${square}: ${count} ${good}`,
    full: (n: number) => `Full: ${points(n)}`,
    fullShort: (n: number) => `full +${n}`,
    none: 'All Route Boards are out',
    taken: (name: string, filled: number, of: number) => `${name}: ${filled} of ${of} squares`,
  },
  lane: {
    score: 'Score',
    worth: 'Worth now',
    nothing: 'Empty train',
    carriage: (n: number, goods: readonly string[], worth: number) =>
      `Carriage ${n}: ${list.format(goods)}, ${points(worth)}`,
    doubled: 'counts double',
    tooHeavy: 'beyond what a green locomotive pulls',
    described: (engine: string, goods: readonly string[], worth: string) =>
      goods.length === 0
        ? `${engine}. The train is empty.`
        : `${engine}. On the train: ${list.format(goods)}. ${worth}`,
    canSend: 'can leave',
    noEngine: 'needs a locomotive',
    needsOrange: 'needs an orange locomotive',
    empty: 'nothing loaded',
    pulls: ['pulls nothing', 'pulls up to 3 carriages', 'pulls any number of carriages'],
    doubleValue: 'Double Value',
    longTrain: 'Long Train Bonus',
    times: (name: string, n: number) => (n === 1 ? name : `${name} ×${n}`),
    sum: {
      tokens: (n: number) => `goods ${n}`,
      double: (n: number) => `double carriage ${n}`,
      long: (n: number) => `long train ${n}`,
      route: (n: number) => `full route ${n}`,
    },
    total: (parts: readonly string[], total: number) => `${parts.join(' + ')} = ${total}`,
  },
  storage: {
    own: 'Your storage',
    of: (name: string) => `${name}’s storage`,
    plain: 'Storage',
    empty: 'empty',
    token: (good: string, count: number) => `${count} ${good}`,
  },
  hand: {
    burn: 'Burn',
    burnOne: 'Burn a card',
    empty: 'No cards left',
  },
  seat: {
    hand: (n: number) => `${cards(n)} in hand`,
    storage: (n: number) => `${tokens(n)} in storage`,
    team: (name: string) => `Shares a train with ${name}`,
  },

  described: {
    trains: 'Trains and storages',
    depot: 'Depot',
    freeBoards: (names: readonly string[]) => `Free Route Boards: ${list.format(names)}`,
    storageOf: (name: string) => (name === 'You' ? 'Your storage' : `${name}’s storage`),
  },
  prompt: {
    start: (options: readonly string[], last: boolean) =>
      `Your ${last ? 'last ' : ''}turn: ${eitherOf(options)}.`,
    unsent: (n: number) =>
      ` Unsent, the ${points(n)} on your train ${n === 1 ? 'is' : 'are'} lost.`,
    play: 'play up to three cards (one of each type)',
    playLast: 'play cards',
    load: 'load up to two tokens',
    upgrade: 'upgrade the locomotive',
    send: (n: number) => `send the train for ${n}`,
    burn: 'burn a card',
    cards: (types: readonly string[]) => `play another card (${choice.format(types)})`,
    loadMore: (n: number) => (n === 1 ? 'load one more token' : `load up to ${n} tokens`),
    board: 'take a Route Board',
    mustLoad: 'Route Board taken: now load a token from your storage.',
    end: 'end your turn',
    finish: 'finish loading',
    goOn: (options: readonly string[]) => sentence(choice.format(options)),
    chooseGood: (card: string) => `${card}: choose a good on the market board.`,
    mustSend: 'Must Send: whose train has to leave now?',
    sabotage: 'Engine Sabotage: whose locomotive do you hit?',
    chooseSeat: 'Cargo Raid: whose storage do you raid?',
    raid: (whose: string, n: number) =>
      `Cargo Raid: take up to ${tokens(n)} from ${whose} storage.`,
    nameType: 'Unlimited: which type may you play any number of this turn?',
    cardLoad: (card: string, options: readonly string[]) => `${card}: ${choice.format(options)}.`,
  },
  move: {
    play: (card: string) => `Play ${card}`,
    chooseGood: (good: string, from: number, to: number) => `${good} ${from} → ${to}`,
    mustSend: (train: string, n: number) => `Send ${train} (scores ${n})`,
    sabotage: (whose: string, from: string) => `Sabotage ${whose} ${from}`,
    chooseSeat: (whose: string) => `Raid ${whose} storage`,
    nameType: (type: string) => `${type} cards`,
    load: (good: string, worth: number) => `Load ${good} (${points(worth)} now)`,
    takeBoard: (board: string) => `Take the ${board}`,
    raid: (good: string, worth: number) => `Take ${good} (${points(worth)} now)`,
    doneRaid: 'That’s enough',
    doneLoad: 'Done loading',
    doneAndSend: (n: number) => `Send the train for ${n}`,
    toGreen: 'Get a green locomotive',
    toOrange: 'Upgrade to the orange locomotive',
    send: (n: number) => `Send the train for ${points(n)}`,
    burn: (card: string) => `Burn ${card}`,
    endTurn: 'End the turn',
  },
  engineNames: ['nothing', 'green locomotive', 'orange locomotive'],
  anEngine: ['no locomotive', 'a green locomotive', 'an orange locomotive'],
  confirm: {
    burn: (card: string) =>
      `Burn ${card} and draw another card instead? That would be your whole turn.`,
    burnLast: (card: string) => `Burn ${card}? You won’t draw another, and your turn ends.`,
    nothing: (card: string) => `${card} would change nothing right now. Play it anyway?`,
    leftBehind: (move: string, n: number) =>
      `${move}? This is your last turn: the ${points(n)} on your train score only if you send it now.`,
    worthless: 'Your train would score nothing at today’s prices. Send it anyway?',
  },
  told: {
    played: (who: string, card: string) => `${who} played ${card}.`,
    noEffect: (card: string) => `${card} had no effect.`,
    attached: (card: string, train: string) => `${card} stays by ${train}.`,
    burned: (who: string, card: string) => `${who} burned ${card}.`,
    named: (who: string, type: string) => `${who} may play any number of ${type} cards this turn.`,
    collected: (who: string, count: number, good: string) =>
      `${who} put ${count} ${good} into storage.`,
    bankEmpty: (good: string) => `The bank has no ${good} left.`,
    moved: (good: string, from: number, to: number) =>
      `${good} ${to > from ? 'rose' : 'fell'} from ${from} to ${to}.`,
    bumped: (good: string, from: number, to: number) =>
      `${good} was pushed from ${from} to ${to}: only one good can stand there.`,
    loaded: (who: string, good: string, length: number) =>
      `${who} loaded ${good}: ${tokens(length)} on the train.`,
    boardTaken: (who: string, board: string) => `${who} took the ${board}.`,
    bonus: (board: string, count: number, good: string, train: string) =>
      `${board} added ${count} ${good} to ${train}.`,
    bonusMissed: (board: string, count: number, good: string) =>
      `No room for the ${count} ${good} of the ${board}.`,
    upgraded: (who: string, engine: string) => `${who} got ${engine}.`,
    sabotagedToGreen: (who: string, whose: string) =>
      `${who} sabotaged ${whose} orange locomotive: it is green now.`,
    sabotagedAway: (who: string, whose: string) =>
      `${who} sabotaged ${whose} green locomotive: it is gone.`,
    sent: (who: string, count: number, total: number, score: number) =>
      `${who} sent the train: ${tokens(count)} for ${points(total)} (total ${score}).`,
    madeLeave: (who: string, train: string, count: number, total: number, score: number) =>
      `${who} made ${train} leave: ${tokens(count)} for ${points(total)} (total ${score}).`,
    sentParts: (sum: string) => `That is ${sum}.`,
    orangeBack: 'The orange locomotive went back to the depot.',
    raided: (who: string, good: string, whose: string) =>
      `${who} took 1 ${good} from ${whose} storage.`,
    drew: (who: string, n: number, left: number) => `${who} drew ${cards(n)}; ${left} left.`,
    drewCards: (names: string) => `Drawn: ${names}.`,
    ranOut: (who: string) =>
      `${who} drew the last card: everybody has one more turn, and nobody draws again.`,
  },
  endings: { 'deck-ran-out': 'The deck ran out and everybody had a last turn.' },
  account: {
    trains: 'Trains sent',
    count: (n: number) => count(n, 'train', 'trains'),
    tokens: 'Goods delivered',
    double: 'Double Value',
    long: 'Long Train Bonus',
    route: 'Full Route Boards',
    left: 'Left on the train (scores nothing)',
  },
  why: {
    notYours: 'It is not your turn.',
    typePlayed: (type: string) =>
      `You have played a ${type} card this turn: one of each type, unless Unlimited names it.`,
    cardsDone: 'Loading, upgrading or sending is a turn of its own: no cards after it.',
    noCardsAfterUpgrade: 'Upgrading was your turn: no cards after it.',
    noLoadAfterUpgrade: 'Upgrading was your turn: loading is a turn of its own.',
    storageEmpty: 'Your storage is empty. Cargo cards fill it.',
    cardsDoneRoute: 'Loading comes at the end of the turn: no more cards after it.',
    finishFirst: (card: string) => `Finish ${card} first.`,
    noLoadAfterCards: 'This turn is for cards. Loading is a turn of its own.',
    routeLoad: 'With Route Boards, loading comes at the end: play a card or upgrade first.',
    loadsUsed: 'Two tokens are loaded: that is the most in one go.',
    sentAlready: 'Your train was sent this turn: no loading after that.',
    boardFull: 'Your Route Board is full: the train can’t grow.',
    notYourStorage: 'That is somebody else’s storage. Only Cargo Raid takes from it.',
    market: 'Market cards move the prices. A card for any good lets you choose a column.',
    emptyTrain: 'There is nothing on this train to send.',
    needsEngine: 'Without a locomotive the train can’t leave. Upgrade first.',
    needsOrange: 'A green locomotive pulls three carriages. This train needs an orange one.',
    noOrange: 'No orange locomotive is free at the depot.',
    bestEngine: 'Orange is the strongest there is.',
    ownTurnKind: 'Sending and upgrading are turns of their own: at the start of a turn.',
    notYourTrain: 'Only Must Send and Engine Sabotage reach other trains.',
    boardOne: 'You have a Route Board. It goes back when your train is sent.',
    boardWhen:
      'A Route Board is taken while loading, if your train fits on it and a token is loaded.',
    deck: 'You draw automatically at the end of your turn, up to five cards.',
    discards: 'Discards stay where they are. They are never shuffled in again.',
  },
  hints,
  howTo: [
    {
      title: 'Fill a train, send it, score',
      text: 'Collect goods, load them two to a carriage, and send the train when prices are high. When the deck runs out, everyone has one more turn; cargo that was not sent is worth nothing, and the most points win.',
    },
    {
      title: 'Play cards',
      text: 'In a turn play up to three cards, one of each type. Market cards move prices, Cargo cards fill your storage, Effect cards bend the rules. Then draw back to five.',
    },
    {
      title: 'Watch the prices',
      text: 'Every good stands between 0 and 14. One step above 11 is 14, but only one good can stand there, and only one at 0: whoever arrives pushes the other away.',
    },
    {
      title: 'Or load, or upgrade',
      text: 'Instead of cards, load two tokens from your storage, or get a better locomotive; then burn a card if you like. Green pulls three carriages, orange as many as you want.',
    },
    {
      title: 'Send it at the right moment',
      text: 'Sending is a whole turn. Each token scores today’s price of its good. An orange locomotive goes back to the depot afterwards.',
    },
    {
      title: 'Teams and Route Boards',
      text: 'Partners share a train and its points, but neither see each other’s cards nor talk. With Route Boards you load at the end of every turn, and filled squares bring extra goods.',
    },
  ],
};
