import { CARDS, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
import { count, verb, whose, you } from '../../../words/english.ts';
import { hints } from './hints.en.ts';

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
  shortest: (amount: number) => `${amount / 1000}k`,
  standing: 'Delivered',
  hand: (n: number) => count(n, 'card in hand', 'cards in hand'),
  discard: 'Discard pile',
  deckOf: (n: number) => `Deck: ${n} left`,
  discardOf: (n: number) => `Discard pile: ${count(n, 'card', 'cards')}`,
  discardTop: (n: number, top: string) =>
    n === 0 ? 'Discard pile: empty' : `Discard pile: ${count(n, 'card', 'cards')}, ${top} on top`,
  under: (cards: string) => `Under the deck, in this order: ${cards}`,
  million: '$1M',
  goal: 'The first to deliver $1,000,000 wins.',
  tariffUsed: (sum: string, limit: string) => `Tariff: ${sum} of ${limit} transported this turn`,
  effects: 'What these cards do',
  withBaron: (about: string, price: string) => `${about} With the Baron: ${price}.`,
  withPrice: (setback: string, price: string) => `${setback} (${price} to lift)`,
  knownCards: 'Known to be in hand',
  actionsLeft: (left: number, of: number) => `${left} of ${of} actions left`,
  advantage: 'Advantage',
  used: 'used',
  backNextTurn: 'back next turn',
  master: 'Master',
  noSetbacks: 'Line clear',
  nothing: 'Nothing delivered yet',
  towards: (amount: string) => `${amount} of $1,000,000 delivered`,
  safe: 'in a Safe',
  wagon: (name: string, count: number) => (count === 1 ? name : `${name} ×${count}`),
  against: (setback: string, from: string, target: string) =>
    `${verb(from, 'play', 'plays')} ${setback} against ${you(target)}`,
  paying: (setback: string, paid: string, price: string) =>
    `Lifting ${setback}: ${paid} of ${price} paid`,
  survey: 'The next cards of the deck',

  described: {
    yard: 'In the middle',
    lines: 'Lines',
  },
  prompt: {
    turn: (left: number, hasAdvantage: boolean) =>
      left > 0
        ? `Your turn: ${count(left, 'action', 'actions')} left${
            hasAdvantage ? ', and your railway’s advantage' : ''
          }.`
        : hasAdvantage
          ? 'No actions left: use your railway’s advantage or end your turn.'
          : 'No actions left: end your turn.',
    answer: (setback: string, from: string) =>
      `${from} plays ${setback} against you. Let it happen?`,
    steal: (victim: string) => `Choose which of ${victim}’s loads to hijack.`,
    pay: (setback: string) => `Choose what to pay with to lift ${setback}.`,
    keep: 'Survey: choose a card to keep.',
    bury: 'Survey: which of the two should be drawn first?',
    discard: (over: number) => `Hand limit 8: discard ${count(over, 'card', 'cards')}.`,
  },
  move: {
    draw: 'Draw a card',
    transport: (card: string, worth: string) => `Transport ${card} (${worth})`,
    remedy: (card: string, setback: string) => `${card}: lift ${setback}`,
    payOff: (setback: string, price: string) => `Pay ${price} to lift ${setback}`,
    payHand: (card: string) => `Pay with ${card} from your hand`,
    payPlay: (card: string) => `Pay with ${card} from play`,
    safe: (card: string) => `Protect ${card} with a Safe`,
    sabotage: (card: string, target: string) => `${card} against ${target}`,
    accept: 'Let it happen',
    sheriff: 'Play the Sheriff',
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
    `You still have ${count(left, 'action', 'actions')}. End your turn anyway?`,
  told: {
    drew: (who: string, n: number) =>
      `${who} drew ${n === 1 ? 'a card' : count(n, 'card', 'cards')}.`,
    drewCards: (who: string, cards: string) => `${who} drew ${cards}.`,
    master: (who: string, card: string) =>
      `${card} became ${whose(who).replace('Your', 'your')} Master.`,
    reshuffled: (n: number) =>
      `The discard pile was shuffled into a new deck of ${count(n, 'card', 'cards')}.`,
    transported: (who: string, card: string, total: string) =>
      `${who} delivered ${card} (total ${total}).`,
    paid: (who: string, card: string, play: boolean) =>
      `${who} paid with ${card}${play ? ' from play' : ''}.`,
    remedied: (who: string, setback: string) => `${who} lifted ${setback}.`,
    protected: (who: string, card: string) => `${who} protected ${card} with a Safe.`,
    sabotaged: (who: string, setback: string, target: string) =>
      `${who} played ${setback} against ${you(target)}.`,
    laid: (who: string, setback: string) => `${setback} is now holding ${you(who)} up.`,
    foiled: (who: string, setback: string, by: string) => `${whose(who)} ${by} foiled ${setback}.`,
    hijacked: (who: string, card: string, victim: string) =>
      `${who} hijacked ${card} from ${you(victim)}.`,
    advantage: (who: string, name: string) => `${who} used ${name}.`,
    surveyed: (who: string, n: number) =>
      n === 1 ? `${who} looked at the next card.` : `${who} looked at the next ${n} cards.`,
    surveyedCards: (who: string, cards: string) => `${who} saw ${cards}.`,
    keptCard: (who: string, card: string) => `${who} kept ${card}.`,
    buried: (who: string, n: number) =>
      `${who} put ${n === 1 ? 'the other' : 'the others'} under the deck.`,
    recovered: (who: string, card: string) => `${who} took ${card} from the discard pile.`,
    discarded: (who: string, card: string) => `${who} discarded ${card}.`,
    passed: (who: string) => `${who} ended the turn.`,
  },
  shields: { sheriff: 'Sheriff', 'railway-police': 'Railway Police' },
  endings: {
    delivered: 'First to deliver $1,000,000.',
    stalled: 'Everyone is stuck: the most valuable delivery wins.',
  },
  account: {
    open: 'Goods without a Safe',
    safes: 'Goods in a Safe',
  },
  why: {
    notYours: 'It’s not your turn.',
    stopped: (names: string) => `You can’t transport until you have lifted ${names}.`,
    tariff: 'Your Tariff allows $100,000 a turn, and this would exceed it.',
    noActions: 'You have no actions left this turn.',
    remedy: (setback: string) => `You have no ${setback} to lift.`,
    safe: 'You have no unprotected goods in play.',
    sheriff: 'Play the Sheriff when somebody plays a setback against you.',
    setback:
      'You can’t play it on anybody now: the others have it already, or a Master that forbids it.',
    hijacker:
      'There is nothing to hijack: nobody else has an unprotected load, or a Marshall guards it.',
    answerFirst: 'Answer the setback first.',
    finish: 'Finish what you started first.',
    cannotPay: 'Your unprotected goods are not worth enough to lift it.',
    othersSetback: 'Only its victim can lift it.',
    protected: 'Goods in a Safe can be neither hijacked nor spent.',
  },
  hints,
  howTo: [
    {
      title: 'Deliver a million',
      text: 'Each of you runs a railway. Goods in play count; the first with $1,000,000 in play wins at once.',
    },
    {
      title: 'Three actions',
      text: 'Draw a card, put goods into play, lift a setback, or play one on somebody: any three a turn. You may keep eight cards at the end of your turn.',
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
      text: 'A Master enters play when it is drawn and helps as long as it stays. Your railway has an advantage of its own, for use once a match.',
    },
  ],
};
