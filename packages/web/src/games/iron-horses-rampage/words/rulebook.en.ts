export const en = {
  groups: {
    resources: {
      title: 'Resources',
      source:
        'Values and the total of 53 are from the rulebook. How many there are of each kind is reconstructed from the short set of an earlier edition.',
    },
    setbacks: {
      title: 'Setbacks',
      source: 'Names, effects and the total are from the rulebook; three of each follow from it.',
    },
    remedies: {
      title: 'Remedies',
      source: 'Names, effects and the total are from the rulebook; the split is reconstructed.',
    },
    masters: {
      title: 'Masters',
      source: 'Names, effects and the total are from the rulebook.',
    },
    railways: {
      title: 'Railways',
      source:
        'Their number is from the rulebook, four names are from reviews. The other four names and all advantages are reconstructed.',
    },
  },
  short: (n: number) => `In the short set: ${n}.`,
  advantage: (name: string, about: string) => `${name}: ${about}`,
};
