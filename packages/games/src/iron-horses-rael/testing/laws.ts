import { add, filled, NONE, sum } from '@roundhouse/engine/kit';
import type { Laws } from '@roundhouse/engine/testing';
import { CARDS, COPIES, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { LONGEST_TRAIN } from '../data/engines.ts';
import { handOf, HAND_LIMIT } from '../hand.ts';
import { shownOf, shuffleOf } from '../knowledge.ts';
import { ENGINES_IN_PLAY, STOCKS_PER_COLOUR } from '../state.ts';
import type { State } from '../state.ts';

type Check = (state: State) => string | undefined;

const seatsOf = (state: State): number[] => state.cash.map((_, seat) => seat);
const deliveries = (state: State): number => COLOURS.length * STOCKS_PER_COLOUR - sum(state.supply);

const cards: Check = (state) => {
  const found = [...state.removed, ...filled(CARDS.length - FIRST_ENGINE, 0)];
  const places = [
    [state.up],
    state.deck,
    state.discard,
    state.engineDeck,
    state.engineDiscard,
    state.hands,
    state.inPlay,
    state.depots,
    state.train,
  ];
  for (const card of places.flat()) if (card !== NONE) add(found, card, 1);
  const wrong = found.findIndex((count, card) => count !== COPIES[card]);
  return wrong < 0 ? undefined : `${found[wrong]} of card ${wrong}`;
};

const hands: Check = (state) => {
  for (const seat of seatsOf(state)) {
    const places = state.hands.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT);
    const held = places.filter((card) => card !== NONE).sort((a, b) => a - b);
    if (held.length !== state.handSizes[seat]) return `size of hand ${seat}`;
    if (held.some((card, i) => places[i] !== card)) return `order of hand ${seat}`;
  }
  return undefined;
};

/** D6: what everybody knows of a hand is true. */
const knowledge: Check = (state) => {
  for (const seat of seatsOf(state)) {
    const unseen = [...handOf(state, seat), ...(seat === state.turn ? state.train : [])];
    for (const card of shownOf(state, seat)) {
      const place = unseen.indexOf(card);
      if (place < 0) return `card ${card} is not in hand ${seat}`;
      unseen.splice(place, 1);
    }
    const cabooses = unseen.filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE).length;
    if (cabooses > (state.blind[seat] ?? 0)) return `${cabooses} cabooses in hand ${seat}`;
  }
  const last = state.engineDeck.every((engine) => shuffleOf(state, engine) === state.shuffles);
  return last ? undefined : 'an engine of an older shuffle is in the deck';
};

const stocks: Check = (state) => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const held = seatsOf(state).map((seat) => state.stocks[seat * COLOURS.length + colour] ?? 0);
    if (sum(held) + (state.supply[colour] ?? 0) !== STOCKS_PER_COLOUR) return `stock ${colour}`;
    // R15: depots fill in rounds, one stock of each colour a round.
    const full = state.depots[colour * LONGEST_TRAIN] !== NONE;
    const rounds = Math.floor(deliveries(state) / COLOURS.length) + (full ? 1 : 0);
    if (sum(held) !== rounds) return `${sum(held)} stocks of colour ${colour} in ${rounds} rounds`;
  }
  return undefined;
};

/** Every dial's numbers add up to 2. */
const market: Check = (state) =>
  sum(state.market) === 2 * deliveries(state) ? undefined : `market ${state.market.join(' ')}`;

const money: Check = (state) => {
  const earning = seatsOf(state).filter((seat) => (state.cash[seat] ?? 0) > 0);
  const idle = earning.find((seat) =>
    state.stocks.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length).every((n) => n === 0),
  );
  return idle === undefined ? undefined : `seat ${idle} earned without a delivery`;
};

const marketCards: Check = (state) => {
  if (new Set(state.x2).size !== state.cash.length) return 'a doubled x2 card';
  if (new Set(state.x3).size !== state.cash.length) return 'a doubled x3 card';
  return state.x2.some((colour, seat) => colour === state.x3[seat]) ? 'R30' : undefined;
};

const ending: Check = (state) => {
  const triggered = state.deck.length === 0 || state.supply.includes(0);
  if (triggered !== (state.ending !== null && state.ending !== 'stalled')) return 'end trigger';
  if (state.turnsLeft > 0 !== (triggered && state.phase !== 'over')) return 'turns left';
  return (state.turn === NONE) === ['choose', 'over'].includes(state.phase) ? undefined : 'turn';
};

const train: Check = (state) => {
  const completing = ['add', 'deliver', 'rotate'].includes(state.phase);
  if (completing !== (state.engine !== NONE)) return 'engine of the train';
  if ((state.region !== NONE) !== (state.phase === 'rotate')) return 'region of the train';
  const first = state.turn * ENGINES_IN_PLAY;
  const own = state.inPlay.slice(first, first + ENGINES_IN_PLAY);
  if (completing && !own.includes(state.engine)) return 'engine not in play';
  return completing || state.train.length === 0 ? undefined : 'a train without an engine';
};

const CHECKS = {
  cards,
  hands,
  knowledge,
  stocks,
  market,
  money,
  marketCards,
  ending,
  train,
};

export const laws: Laws<State> = {
  conserve(state) {
    for (const [name, check] of Object.entries(CHECKS)) {
      const broken = check(state);
      if (broken !== undefined) return `${name}: ${broken}`;
    }
    return undefined;
  },
  secrets(state, viewer) {
    const others = seatsOf(state).filter((seat) => seat !== viewer);
    return {
      generator: state.rng,
      'car deck': state.deck,
      'engine deck': state.engineDeck,
      hands: others.map((seat) => handOf(state, seat)),
      'x3 cards': others.map((seat) => state.x3[seat]),
      'unused x3 cards': COLOURS.filter((_, colour) => !state.x3.includes(colour)),
      'sealed engines': others.map((seat) => state.sealed[seat]),
      'unfinished train': viewer === state.turn ? [] : [state.engine, state.region, state.train],
    };
  },
};
