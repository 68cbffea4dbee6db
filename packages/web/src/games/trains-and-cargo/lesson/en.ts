export const en = {
  goal: [
    'Sell when the price is right',
    'You collect goods, load them on your train and send it off. Every token on it then scores what its good is worth at that moment.',
    'All eight goods begin at 6 points. The market moves all the time, and you move it too.',
  ],
  turn: [
    'One of four things',
    'In a turn you either play cards, or load up to two tokens, or upgrade your locomotive, or send the train. Never two of them, unless a card says so.',
  ],
  cargo: [
    'Cargo cards bring goods',
    'You hold two cards with Grain and one that lifts its price: a plan! Play cards: up to three in a turn, one of each type. First the Cargo card with three Grain. They come to your storage.',
  ],
  market: [
    'Market cards move prices',
    'Now the Market card: Grain climbs three rows, from 6 to 9.',
  ],
  effect: [
    'Effect cards',
    'And an Effect. Double Value stays by your train: when you send it, your best carriage counts twice. A carriage is two tokens.',
  ],
  refill: [
    'End the turn',
    'One card of each type is played. End the turn, and your hand is filled up to five again.',
  ],
  opponent: [
    'The other side',
    'Your opponent takes the orange locomotive: it pulls a train of any length, your green one three carriages. After upgrading or loading, one card may be burned and replaced.',
  ],
  load: [
    'Load',
    'Goods in storage are worth nothing yet. Loading is a turn of its own: put two Grain on the train, one after the other.',
  ],
  burn: [
    'Burn a card',
    'After loading you may throw away a card for a new one. “Food −3” helps nobody here, so burn it.',
  ],
  unlimited: [
    'More of a kind',
    'Watch: the Effect “Unlimited” lets your opponent play as many cards of one type as it likes. Coal, Livestock and Steel fill its storage.',
  ],
  moreGrain: ['The second half of the plan', 'Four more Grain. Play the Cargo card.'],
  anyGood: [
    'Any good',
    'This Market card lifts a good of your choice by two rows. Yours is Grain, of course: from 9 to 11. The row above that is 14, and only one good can stand there.',
  ],
  endAgain: [
    'That will do',
    'Quick Upgrade can wait: no orange locomotive is free now. End the turn.',
  ],
  loadMore: ['Load again', 'Two more Grain. The train grows to two carriages.'],
  wait: [
    'Patience, or safety?',
    'You could send 4 Grain at 11 next turn. But three more lie ready, and a third carriage is worth 22 more. The risk: until you send, others can lower the price or reach for your engine. End the turn.',
  ],
  sabotaged: [
    'Sabotage!',
    'Your locomotive is gone. The cargo stays, but without an engine nothing moves. Now Quick Upgrade is gold: as an Effect card it brings you a green engine and leaves you the rest of your turn.',
  ],
  next: [
    'Think of the next train',
    'A Cargo card fits into the same turn. Three Passengers for later.',
  ],
  endThird: ['End the turn', 'You have steam up again.'],
  full: [
    'The third carriage',
    'A green engine pulls six tokens. Load two more Grain, and the train is full.',
  ],
  send: [
    'Send it!',
    'Six Grain at 11, and one carriage counts twice. Nobody touched the price. Sending is your whole turn, so do it now.',
  ],
  scored: [
    '88 points',
    'Six times 11 is 66, and Double Value adds 22. The tokens go back to the bank; your green engine stays. An orange one would have gone back to the depot.',
  ],
  end: [
    'Now it is yours',
    'When the deck runs out, everybody has one more turn, and cargo that was not sent is worth nothing. Keep an eye on the deck, and on what your opponent’s train would score: a Market card at the right moment is as good as a train.',
    'From here on you decide. The other side plays as an easy bot.',
  ],
};
