import { CARDS, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
import { count } from '../../../words/english.ts';

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

type Named = Readonly<Record<string, { readonly name: string; readonly about: string }>>;

/** By the id of the card. */
const faces: Named = Object.fromEntries(CARDS.map(({ id, name, about }) => [id, { name, about }]));
/** By the id of the advantage. */
const advantages: Named = Object.fromEntries(
  RAILWAYS.map(({ advantage, advantageName, about }) => [
    advantage,
    { name: advantageName, about },
  ]),
);

export const en = {
  faces,
  advantages,
  money: (amount: number) => dollars.format(amount),
  short: (amount: number) => `$${amount / 1000}k`,
  standing: 'Delivered',
  hand: (n: number) => count(n, 'card in hand', 'cards in hand'),
  discard: 'Discard pile',
  deckOf: (n: number) => `Deck: ${n} left`,
  discardOf: (n: number) => `Discard pile: ${n}`,
  actionsLeft: (left: number, of: number) => `${left} of ${of} actions left`,
  advantage: 'Once a match',
  used: 'used',
  master: 'Master',
  noSetbacks: 'Line clear',
  nothing: 'Nothing delivered yet',
  towards: (amount: string) => `${amount} of $1,000,000 delivered`,
  safe: 'in a safe',
  wagon: (name: string, count: number) => (count === 1 ? name : `${name} ×${count}`),
  against: (setback: string, from: string) => `${from} plays ${setback} against you`,
  againstOther: (setback: string, from: string, target: string) =>
    `${from} plays ${setback} against ${target}`,
  paying: (setback: string, paid: string, price: string) =>
    `Lifting ${setback}: ${paid} of ${price} paid`,
  survey: 'The next cards of the deck',

  described: {
    yard: 'In the middle',
    lines: 'Lines',
  },
  prompt: {
    turn: (left: number, hasAdvantage: boolean) =>
      left === 0
        ? 'Your turn: use your railway’s advantage or end the turn.'
        : `Your turn: ${count(left, 'action', 'actions')} left${
            hasAdvantage ? ', and your railway’s advantage' : ''
          }.`,
    answer: (setback: string, from: string) =>
      `${from} plays ${setback} against you. Let it happen?`,
    steal: (victim: string) => `Hijack: choose a load of ${victim} to take.`,
    pay: (setback: string) => `Choose what to pay with to lift ${setback}.`,
    keep: 'Survey: choose the card to keep.',
    bury: 'Survey: which of the two is drawn first from under the deck?',
    discard: (over: number) => `Hand limit 8: discard ${count(over, 'card', 'cards')}.`,
  },
  move: {
    draw: 'Draw a card',
    transport: (card: string, worth: string) => `Transport ${card} (${worth})`,
    remedy: (card: string, setback: string) => `${card}: lift ${setback}`,
    payOff: (setback: string) => `Pay to lift ${setback}`,
    payHand: (card: string) => `Pay ${card} from your hand`,
    payPlay: (card: string) => `Pay ${card} from play`,
    safe: (card: string) => `Put ${card} into a safe`,
    sabotage: (card: string, target: string) => `${card} against ${target}`,
    accept: 'Let it happen',
    sheriff: 'Send the Sheriff',
    police: 'Call the Railway Police',
    steal: (card: string) => `Take ${card}`,
    advantage: (name: string) => `${name} (free)`,
    advantageCard: (name: string, card: string) => `${name}: ${card}`,
    advantageAgainst: (name: string, card: string, target: string) =>
      `${name}: ${card} against ${target}`,
    keep: (card: string) => `Keep ${card}`,
    bury: (card: string) => `${card} first`,
    discard: (card: string) => `Discard ${card}`,
    endTurn: 'End the turn',
  },
  endTurnEarly: (left: number) =>
    `You still have ${count(left, 'action', 'actions')}. End the turn anyway?`,
  told: {
    drew: (who: string) => `${who} drew a card.`,
    drewCards: (cards: string) => `That is ${cards}.`,
    master: (who: string, card: string) => `${card} joined ${who} as Master.`,
    reshuffled: (n: number) => `The discard pile became a new deck of ${n}.`,
    transported: (who: string, card: string, total: string) =>
      `${who} delivered ${card}: ${total} now.`,
    paid: (who: string, card: string, play: boolean) =>
      `${who} paid ${card}${play ? ' out of play' : ''}.`,
    remedied: (who: string, setback: string) => `${who} got rid of ${setback}.`,
    protected: (who: string, card: string) => `${who} put ${card} into a safe.`,
    sabotaged: (who: string, setback: string, target: string) =>
      `${who} played ${setback} against ${target}.`,
    laid: (who: string, setback: string) => `${setback} now holds up ${who}.`,
    foiled: (who: string, setback: string, by: string) => `${who} foiled ${setback}: ${by}.`,
    hijacked: (who: string, card: string, victim: string) => `${who} took ${card} from ${victim}.`,
    advantage: (who: string, name: string) => `${who} used ${name}.`,
    surveyed: (who: string, n: number) => `${who} looked at the next ${n} cards.`,
    surveyedCards: (cards: string) => `They are ${cards}.`,
    keptCard: (card: string) => `You kept ${card}.`,
    buried: (who: string) => `${who} put the others under the deck.`,
    recovered: (who: string, card: string) => `${who} took ${card} from the discard pile.`,
    discarded: (who: string, card: string) => `${who} discarded ${card}.`,
    passed: (who: string) => `${who} did nothing.`,
  },
  shields: { sheriff: 'the Sheriff', 'railway-police': 'the Railway Police' },
  endings: {
    delivered: 'Goods worth $1,000,000 have arrived.',
    stalled: 'The lines have stalled: the most valuable delivery wins.',
  },
  account: {
    open: 'Goods in play',
    safes: 'Goods in safes',
  },
  why: {
    notYours: 'It is not your turn.',
    stopped: (names: string) => `${names} keeps you from transporting. Lift it first.`,
    tariff: 'Your Tariff allows $100,000 a turn; this would be more.',
    noActions: 'You have no actions left in this turn.',
    remedy: (setback: string) => `There is no ${setback} in front of you to lift.`,
    safe: 'You have no unprotected goods in play for a safe.',
    sheriff: 'The Sheriff answers a setback in the moment it is played against you.',
    setback:
      'Nobody can be its target now: a Master forbids it, or the same one lies there already.',
    answerFirst: 'Answer the setback first.',
    finish: 'Finish what you have begun first.',
    cannotPay: 'What you have can’t pay for it, or no actions are left.',
    protected: 'Goods in a safe can neither be taken nor spent.',
  },
  howTo: [
    {
      title: 'Deliver a million',
      text: 'Each of you runs a railway. Goods in play count; the first with $1,000,000 in play wins at once.',
    },
    {
      title: 'Three actions',
      text: 'Draw a card, put goods into play, lift a setback, or play one against somebody: any mixture, three in a turn.',
    },
    {
      title: 'Hold up the others',
      text: 'Stops keep a train from transporting. A Tariff limits it to $100,000 a turn, a Storm costs an action, a Hijacker steals a load.',
    },
    {
      title: 'Get moving again',
      text: 'Departure, Refuel and Repair lift their stop. Or pay with goods. A Safe guards a load; the Sheriff foils a setback as it is played.',
    },
    {
      title: 'Masters and advantages',
      text: 'A Master enters play when it is drawn and helps as long as it stays. Your railway has one advantage of its own, once in a match.',
    },
  ],
};
