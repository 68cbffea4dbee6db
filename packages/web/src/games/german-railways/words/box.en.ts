export const en = {
  tagline: 'Shares, auctions and eight railroads racing to Berlin.',
  about:
    'Bid for shares of eight very different railroads and spend their money on track over plains, hills and mountains. When a railroad connects, it pays: but in whose pocket, and in what turn order, is the game.',
};
