/** The nine effects, four cards each, in the order of their cards. */
export const EFFECTS = [
  {
    id: 'load-and-send',
    name: 'Load & Send',
    text: 'Load up to two tokens from your storage, then send your train at once.',
  },
  {
    id: 'must-send',
    name: 'Must Send',
    text: 'Send an opponent’s train now; its owner scores it at today’s values.',
  },
  {
    id: 'double-value',
    name: 'Double Value',
    text: 'Stays by your train: its best carriage counts double when it is sent.',
  },
  {
    id: 'engine-sabotage',
    name: 'Engine Sabotage',
    text: 'An opponent’s locomotive drops one step: orange to green, green to none.',
  },
  {
    id: 'long-train-bonus',
    name: 'Long Train Bonus',
    text: 'Stays by your train: 5 points for each carriage beyond the third when it is sent.',
  },
  {
    id: 'unlimited',
    name: 'Unlimited',
    text: 'Name a type of card: this turn you may play any number of that type.',
  },
  {
    id: 'extra-load',
    name: 'Extra Load',
    text: 'Load up to two tokens from your storage.',
  },
  {
    id: 'quick-upgrade',
    name: 'Quick Upgrade',
    text: 'Upgrade your locomotive one step now.',
  },
  {
    id: 'cargo-raid',
    name: 'Cargo Raid',
    text: 'Take up to two tokens of your choice from an opponent’s storage.',
  },
] as const;

export type EffectId = (typeof EFFECTS)[number]['id'];
export const EFFECT_COPIES = 4;
export const LONG_TRAIN_POINTS = 5;
