import { count, whose, you } from '../../../words/english.ts';
import { hints } from './hints.en.ts';

const choice = new Intl.ListFormat('en', { type: 'disjunction' });
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Words for the colours, in the order of the game. */
const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
const STATIONS = ['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Violet'];
const REGIONS = ['Northwest', 'Great Lakes', 'New England', 'Southeast', 'Gulf', 'California'];
const CARS = ['cattle car', 'tank car', 'boxcar', 'flat car', 'hopper', 'coach'];

export const en = {
  money: (n: number) => `$${n}`,
  value: (n: number) => (n < 0 ? signed(n) : `$${n}`),
  gain: (n: number) => (n > 0 ? `+$${n}` : n < 0 ? `−$${-n}` : '$0'),
  signed,
  colour: (colour: number) => COLOURS[colour] ?? '',
  station: (region: number) => STATIONS[region] ?? '',
  region: (region: number) => REGIONS[region] ?? '',
  the: (name: string) => `the ${name}`,
  car: (colour: number, value: number) => `${COLOURS[colour] ?? ''} ${value} ${CARS[colour] ?? ''}`,
  carTitle: (colour: number) => `${STATIONS[colour] ?? ''} ${CARS[colour] ?? ''}`,
  caboose: (doubles: number, negates: number, triples: number) =>
    `caboose (doubles ${COLOURS[doubles] ?? ''}, cancels ${COLOURS[negates] ?? ''}, triples all-${COLOURS[triples] ?? ''} trains)`,
  cabooseTitle: 'Caboose',
  cabooseAbout: (doubles: number, negates: number, triples: number) =>
    `Caboose: ${COLOURS[doubles] ?? ''} cars count double, ${COLOURS[negates] ?? ''} cars count 0, a train of ${COLOURS[triples] ?? ''} cars only is tripled. Always the last card.`,
  carAbout: (name: string, bonuses: string) =>
    bonuses === '' ? name : `${name}. Right behind it: ${bonuses}`,
  behind: (colour: number, bonus: number) => `${COLOURS[colour] ?? ''} earns $${bonus}`,
  engine: (value: number, bonus: string) =>
    bonus === '' ? `engine ${value}` : `engine ${value} (${bonus})`,
  engineTitle: (value: number) => `Engine ${value}`,
  engineBonus: (bonus: number, regions: string) => `$${bonus} at ${regions}`,
  or: (names: readonly string[]) => choice.format(names),
  noBonus: 'no bonus',
  cards: { double: '×2', cancel: '= 0', triple: '×3 all' },
  standing: 'Money and stocks at today’s values; secret cards don’t count until the end',
  cash: 'Money in hand',
  onTheLine: 'In play',
  board: 'Map of the six depots',

  dial: (numbers: string) => `The dial points to ${numbers}`,
  change: (colour: number, by: number) => `${COLOURS[colour] ?? ''} ${signed(by)}`,
  depotFree: 'Depot free',
  depotOf: (cards: string) => `In the depot: ${cards}`,
  stockLeft: (left: number, colour: number) =>
    `${count(left, 'stock', 'stocks')} of ${COLOURS[colour] ?? ''} left`,
  stationAbout: (name: string, ...rest: readonly string[]) => `${name} depot. ${rest.join('. ')}`,

  piles: {
    engines: 'Engines',
    engineDiscard: 'Used',
    deck: 'Car deck',
    up: 'Up card',
    discard: 'Discards',
    enginesAbout: (left: number, used: number) =>
      left === 0 && used > 0
        ? `Engine deck: empty. The ${count(used, 'used engine', 'used engines')} will be shuffled`
        : `Engine deck: ${count(left, 'engine', 'engines')}`,
    usedAbout: (names: string) => `Used engines: ${names}`,
    deckAbout: (left: number) =>
      left === 0
        ? 'Car deck: empty. The last round has begun'
        : `Car deck: ${count(left, 'card', 'cards')} left. When it is empty, the last round begins`,
    upAbout: (name: string) => `Up card: ${name}`,
    discardAbout: (names: string) => `Discard pile, top first: ${names}`,
    out: (n: number) => `Out of the game: ${count(n, 'card', 'cards')}`,
    outAbout: (names: string) => `Out of the game: ${names}`,
    outCabooses: 'Cabooses',
    none: 'none',
  },
  market: {
    title: 'Stock exchange',
    value: 'Value',
    each: 'Stock',
    left: 'Left',
    yours: 'Yours',
    valueAbout: (colour: number, value: number) =>
      `Each stock of ${COLOURS[colour] ?? ''} is worth $${Math.max(0, value)}${
        value < 0 ? ` (the value is ${signed(value)}, below 0 pays nothing)` : ''
      }`,
    leftAbout: (left: number) =>
      left === 0
        ? 'None left: the last round has begun'
        : left === 1
          ? 'The last one: when it is taken, the last round begins'
          : `${left} of 3 left; when the last one is taken, the last round begins`,
    yoursAbout: (held: number, times: number, worth: number) =>
      `You hold ${held}${times > 1 ? `, counted ×${times} by your market card` : ''}: $${worth} today`,
    wouldBe: (value: number) => `would become ${signed(value)}`,
  },
  builder: {
    title: (name: string) => `Train of ${name}`,
    arrival: (who: string, region: string) => `${who} delivered to ${region}`,
    paidBonus: (bonus: number) => `and $${bonus} for the engine`,
    faces: (n: number) => `faces $${n}`,
    following: (n: number) => `following $${n}`,
    tripled: 'all one colour ×3',
    worth: (n: number) => `$${n}`,
    would: (n: number) => `would be $${n}`,
    bonus: (bonus: number, regions: string) => `and $${bonus} for a delivery to ${regions}`,
    aria: (cards: string, value: number) => `Train: ${cards}. Worth $${value} so far`,
    doubled: '×2',
  },
  turning: {
    title: (region: string) => `Turn the ${region} dial`,
    by: (steps: number) => `${steps}/6`,
    yours: 'You',
    option: (steps: number, changes: string, gain: string) =>
      `Turn ${steps}/6 clockwise: ${changes}. Your stocks: ${gain}`,
    yoursAbout: 'What your stocks gain or lose by it, the new one included',
  },
  ends: {
    soon: (deck: number, colours: string) =>
      `The last round begins when the car deck is empty (${deck} left) or a colour’s last stock is taken${
        colours === '' ? '' : ` (one left: ${colours})`
      }.`,
    quiet: (turns: number, limit: number) =>
      `Standstill: ${count(turns, 'turn', 'turns')} in a row with nothing done. At ${limit} the match ends at once.`,
    idle: (turns: number, limit: number) =>
      `Standstill: ${count(turns, 'turn', 'turns')} in a row in which no car or train moved. At ${limit} the match ends at once.`,
    last: 'Last round',
    after: 'After this turn everybody has one final action.',
    left: (turns: number) =>
      `${count(turns, 'final turn', 'final turns')} left, this one included: a single action each.`,
    over: 'The match is over: stocks have been paid out.',
  },
  seat: {
    hand: (cars: number, engines: number) =>
      `${count(cars, 'car', 'cars')}, ${count(engines, 'engine', 'engines')} in hand`,
    known: 'Seen in hand:',
    knownAbout: (names: string) => `Seen in hand: ${names}`,
    cabooses: (most: number) => `unseen cabooses: ${most} at most`,
    oldEngines: (n: number) => `${count(n, 'engine', 'engines')} from before the last shuffle`,
    sealed: 'First engine chosen in secret',
    choosing: 'Choosing a first engine',
    noEngine: 'No engine in play',
    stocks: (n: number, colour: number, worth: number) =>
      `${count(n, 'stock', 'stocks')} of ${COLOURS[colour] ?? ''}, $${worth} today`,
    noStocks: 'No stocks yet',
    x2: (colour: number) => `Market card: ${COLOURS[colour] ?? ''} stocks count double at the end`,
    x3: (colour: number) => `Market card: ${COLOURS[colour] ?? ''} stocks count triple at the end`,
    x3Own: (colour: number) =>
      `Secret market card: ${COLOURS[colour] ?? ''} stocks count triple at the end; only you see it`,
    x3Hidden: 'A hidden market card: one colour counts triple at the end',
    engine: (name: string) => `In play: ${name}`,
  },

  described: {
    depots: 'Depots and their dials',
    piles: 'Piles',
    end: 'The end',
  },
  prompt: {
    choose: 'Choose the engine of your first train, in secret.',
    draw: 'Your turn: draw a card from one of the glowing piles.',
    act: (things: string) => `Now one action: ${things}.`,
    final: (things: string) => `Your final turn, one action: ${things}.`,
    actions: {
      complete: 'complete a train',
      begin: 'put an engine into play',
      draw: 'draw another card',
      discard: 'discard a card',
      pass: 'do nothing',
    },
    redraw: 'You may draw a card to replace the one you discarded.',
    add: (at: number, of: number, value: number) =>
      at === of
        ? `Lay the last card, number ${at} of ${of}. It may be a caboose. $${value} so far.`
        : `Lay card ${at} of ${of} behind your engine. $${value} so far.`,
    deliver: (value: number) => `Your train is worth $${value}. Deliver it to a free depot.`,
    rotate: (region: string) =>
      `Turn the ${region} dial to another position to complete the delivery.`,
  },
  move: {
    choose: (engine: string) => `Start with ${engine}`,
    drawEngines: 'Draw an engine',
    drawUp: (card: string) => `Take ${card}`,
    drawDeck: 'Draw blind from the car deck',
    drawDiscard: (card: string) => `Take ${card} from the discard pile`,
    discard: (card: string) => `Discard ${card}`,
    decline: 'Draw nothing',
    begin: (engine: string) => `Put ${engine} into play`,
    complete: (engine: string) => `Complete the train of ${engine}`,
    add: (card: string, gain: string) => `Lay ${card} (${gain})`,
    deliver: (region: string, bonus: number) =>
      `Deliver to ${region}${bonus > 0 ? `: $${bonus} bonus` : ''}`,
    rotate: (changes: string) => `Turn to ${changes}`,
    pass: 'Take no action',
    ends: (move: string) => `${move}: this ends the match`,
  },
  confirm: {
    car: (card: string) => `Discard ${card}? It leaves the game. You may draw a card for it.`,
    engine: (card: string) => `Discard ${card}? You may draw a card for it.`,
    quiet:
      'This ends the match at once: nobody has drawn or done anything for a whole round. It is scored as it stands.',
    idle: 'This ends the match at once: no car or train has moved for five rounds. It is scored as it stands.',
  },
  told: {
    sealed: (who: string) => `${who} chose an engine in secret.`,
    revealed: (list: string) => `The first engines: ${list}.`,
    revealedOne: (who: string, engine: string) => `${engine} for ${you(who)}`,
    finalTurn: (who: string) => `${whose(who)} final turn.`,
    drewEngine: (who: string) => `${who} drew an engine.`,
    drewBlind: (who: string) => `${who} drew blind from the car deck.`,
    drewCard: (who: string, card: string) => `${who} drew ${card}.`,
    tookUp: (who: string, card: string) => `${who} took ${card}, the up card.`,
    tookDiscard: (who: string, card: string) => `${who} took ${card} from the discard pile.`,
    upDiscarded: (card: string) => `The up card went on the discard pile: ${card}.`,
    turnedUp: (card: string) => `New up card: ${card}.`,
    reshuffled: (n: number) => `${count(n, 'used engine', 'used engines')} became the engine deck.`,
    discarded: (who: string, card: string) => `${who} discarded ${card}.`,
    declined: (who: string) => `${who} drew nothing.`,
    begun: (who: string, engine: string) => `${who} put ${engine} into play.`,
    passed: (who: string) => `${who} took no action.`,
    deliveredTo: (who: string, region: string, sum: string) =>
      `${who} delivered to ${region}: ${sum}.`,
    delivered: (who: string, engine: string, cards: string, region: string, sum: string) =>
      `${who} delivered ${engine} with ${cards} to ${region}: ${sum}.`,
    sum: (faces: number, following: number, tripled: boolean, bonus: number, total: number) =>
      `${tripled ? '3 × (' : ''}$${faces} faces + $${following} following${tripled ? ')' : ''}${
        bonus > 0 ? ` + $${bonus} engine bonus` : ''
      } = $${total}`,
    stock: (who: string, colour: number, left: number) =>
      `${who} took a stock of ${COLOURS[colour] ?? ''}; ${left === 0 ? 'none' : left} left.`,
    turned: (region: string) => `The ${region} dial was turned.`,
    market: (changes: string) => `New values: ${changes}.`,
    marketOne: (colour: number, by: number, value: number) =>
      `${COLOURS[colour] ?? ''} ${signed(by)} = ${value < 0 ? signed(value) : value}`,
    cleared: (n: number) =>
      `All six depots were full: they were cleared, ${count(n, 'card', 'cards')} left the game.`,
    triggered: {
      'deck-emptied': 'The car deck is empty: the last round begins.',
      'stock-sold-out': 'The last stock of a colour is taken: the last round begins.',
    },
    stalled: 'The match stands still and ends here.',
    cashed: (who: string, colour: number, worth: number, score: number) =>
      `${who} showed ×3 ${COLOURS[colour] ?? ''}: stocks pay $${worth}, in all $${score}.`,
  },
  endings: {
    'deck-emptied': 'The car deck ran out.',
    'stock-sold-out': 'The last stock of a colour was taken.',
    stalled: 'No car or train moved any more, so the match was scored as it stood.',
  },
  account: {
    cash: 'Money from trains',
    stocks: (colour: number, value: number) =>
      `${STATIONS[colour] ?? ''} stocks at $${Math.max(0, value)}`,
    tie: {
      total: 'Tie-break: most stocks',
      colour: (colour: number) =>
        `Tie-break: most ${COLOURS[colour] ?? ''} stocks, the most valuable colour in which they differ`,
      shared: 'Tie-break: stocks are equal in every colour, so the place is shared',
    },
    held: (product: string, worth: number) => `${product}\u00a0=\u00a0$${worth}`,
  },
  why: {
    notYours: 'It is not your turn.',
    chooseFirst: 'First choose the engine of your first train.',
    drawFirst: 'A turn begins with a draw: pick one of the piles.',
    handFull: 'Your hand is full: 8 cards. Discard one, or use some in a train.',
    emptyPile: 'There is nothing to draw here.',
    noDraw: 'Drawing has to wait until this train is delivered or taken back.',
    carNow: 'Lay cars when you complete a train: choose one of your engines in play first.',
    cabooseLast: 'A caboose can only be the last card of a train.',
    engineInTrain: 'An engine can’t be laid behind another one.',
    twoEngines: 'You already have two engines in play.',
    redraw: 'You may draw for the card you discarded, or draw nothing.',
    turnDial: 'The train is ready: turn the dial to deliver it, or take steps back.',
    depotFull: 'This depot is taken until all six are full.',
    noTrain: 'Depots are for finished trains. Complete a train first.',
    trainFirst: 'Finish the train first: it needs more cards.',
    dialHere: 'Only the dial where you deliver can be turned.',
    tooFew: 'Your hand has too few cards for this engine; only one caboose can be used.',
    notYourEngine: 'This engine belongs to somebody else.',
    deliverNow: 'The train is complete. Choose a depot, or take steps back.',
  },
  hints,
  howTo: [
    {
      title: 'Collect a train',
      text: 'Draw engines, cars and cabooses. A turn is one draw and one action: draw again, discard, put an engine into play, or complete a train. Your hand holds at most 8 cards, and at most two of your engines are in play.',
    },
    {
      title: 'Complete it',
      text: 'An engine of value 3 takes exactly three cards. Their faces count, and so do following bonuses: this tank car earns $3 with a red car right behind it.',
    },
    {
      title: 'The caboose',
      text: 'It may be the last card. Cars of one colour count double, those of another count nothing, and a train all of its third colour is tripled.',
    },
    {
      title: 'Deliver and take stock',
      text: 'Send the train to a free depot. You are paid, the engine may earn a bonus there, and you take a stock of that colour.',
    },
    {
      title: 'Turn the dial',
      text: 'Then turn that depot’s dial. The number that now faces a colour is added to the value of its stocks, whoever holds them.',
    },
    {
      title: 'The last round',
      text: 'When the car deck is empty or a colour’s last stock is taken, everybody has one more action. Stocks pay their value; your market cards double one colour and, in secret, triple another.',
    },
  ],
};
