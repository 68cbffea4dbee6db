export const en = {
  tagline: 'Shares, auctions and eight railroads that pay when they meet.',
  about:
    'Bid for shares of eight very different railroads and spend their money on track over plains, hills and mountains. When a railroad connects, it pays: but in whose pocket, and in what turn order, is the game.',
  options: {
    turnOrder: {
      about:
        'Markers in the bag: more for a lower income, or one each, which is easier for first games.',
      short: 'Markers in the bag',
      values: { bag: 'By income', 'one-each': 'One each' },
    },
  },
};
