export const en = {
  groups: {
    market: {
      title: 'Market cards',
      source: 'Their number is from the rulebook; what is on each of them is reconstructed.',
    },
    cargo: {
      title: 'Cargo cards',
      source: 'Their number is from the rulebook; what is on each of them is reconstructed.',
    },
    effect: {
      title: 'Effect cards',
      source:
        'The number of cards and five names are from the rulebook, Unlimited is from the shop page. Extra Load, Quick Upgrade and Cargo Raid, the amounts and four of each are reconstructed.',
    },
    boards: {
      title: 'Route Boards',
      source: 'City Route is from the rulebook; the other two are reconstructed.',
    },
  },
};
