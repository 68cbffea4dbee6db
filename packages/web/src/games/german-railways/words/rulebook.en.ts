export const en = {
  groups: {
    shares: {
      title: 'Railroads and their shares',
      source: 'All from the rulebook, except the colours.',
    },
    hexagons: {
      title: 'Hexagons',
      source:
        'The numbers and the price of mountains are from the rulebook. The layout and the other prices are reconstructed from pictures of an earlier edition.',
    },
  },
  railroad: (name: string, start: string, locomotives: number) =>
    `${name}. Starts in ${start} with ${locomotives} locomotives, that one included.`,
  terrains: { plains: 'Plains', hills: 'Hills', mountains: 'Mountains' },
  price: (price: number) => `Track here costs ${price} Talers.`,
};
