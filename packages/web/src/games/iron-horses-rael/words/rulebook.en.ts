export const en = {
  groups: {
    cars: {
      title: 'Cars',
      source:
        'The rulebook gives their number, their values and the bonuses of a few; the other bonuses are reconstructed.',
    },
    cabooses: {
      title: 'Cabooses',
      source:
        'The rulebook gives their number and shows one of them; the others are reconstructed.',
    },
    engines: {
      title: 'Engines',
      source: 'The rulebook shows a few; the rest are reconstructed.',
    },
    market: { title: 'Market cards', source: 'All from the rulebook.' },
    dials: {
      title: 'Dials',
      source: 'The first is from the rulebook’s example; the others are reconstructed.',
    },
  },
  car: (value: number, bonuses: string) => `Value ${value}. Right behind it: ${bonuses}.`,
  market: (times: number, colour: string) => `×${times} ${colour}`,
  dial: (n: number) => `Dial ${n}`,
  dialAbout: (numbers: string) => `Clockwise: ${numbers}.`,
};
