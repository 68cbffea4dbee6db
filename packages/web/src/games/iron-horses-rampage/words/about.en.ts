import { count, verb, whose, you } from '../../../words/english.ts';

export const en = {
  groups: {
    resource: 'Resource',
    setback: 'Setback',
    remedy: 'Remedy',
    master: 'Master',
  },
  /** "Setback. 3 cards of this kind among all 100." */
  card: (group: string, copies: number, all: number) =>
    `${group}. ${count(copies, 'card', 'cards')} of this kind among all ${all}.`,
  masterEnters: 'It enters play when it is drawn; a new Master takes the place of the old one.',
  wagon: (each: string, all: string) => `Worth ${each} each, ${all} together.`,
  open: 'Not in a Safe: it can be hijacked, and spent to lift a setback.',
  safe: 'In a Safe: it can’t be hijacked or spent, and counts for good.',
  setbackOn: (who: string) => `It lies in front of ${you(who)}.`,
  price: (price: string) => `The price here: ${price}, paid with goods that are not in a Safe.`,
  clear: (who: string) => `No setback holds ${you(who)} up.`,
  advantage: (railway: string) => `The advantage of ${railway}. It can be used once in a match.`,
  advantageHeld: 'It has not been used yet.',
  advantageUsed: 'It has been used up.',
  advantageBack: 'First Class gives it back at the start of the next turn.',
  masterOf: (who: string) => `${whose(who)} Master, as long as no other takes its place.`,
  line: (who: string) => `${whose(who)} line`,
  deck: 'Deck',
  deckAbout: 'Drawing a card costs one action. A Master that is drawn enters play at once.',
  reshuffle: 'When the deck is empty, the discard pile is shuffled into a new one.',
  discardsAbout: 'Cards that were played, paid or replaced. Salvage Crew can take one from here.',
  actions: 'Actions',
  actionsAbout: (n: number) =>
    `A turn has ${n} actions: draw, transport, lift a setback, use a Safe, or play a setback.`,
  actionsChanged: 'A Storm takes one away; the Conductor and some advantages add one.',
  actionsNow: (who: string, left: number, of: number) =>
    `${verb(who, 'have', 'has')} ${left} of ${of} left.`,
  surveyAbout: 'The next cards of the deck: one is kept, the others go under the deck.',
};
