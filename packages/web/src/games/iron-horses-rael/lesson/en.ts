export const en = {
  goal: [
    'Trains, and what they move',
    'You put cars behind engines and deliver the train to one of six regions. It pays money at once, and a stock of that region.',
    'Every delivery also turns a dial, and the dials set what all stocks will be worth in the end. Most money wins.',
  ],
  hand: [
    'Your hand',
    'Four cars, each with a colour and a value, and two engines. The number on an engine says how many cards make its train complete.',
    'The market cards beside your name multiply your stocks: at the end your blue ones pay double, everybody knows that. Your violet ones pay triple, and nobody else knows.',
  ],
  choose: [
    'The first engine',
    'Everybody secretly chooses an engine to begin with. Take the 3: it wants three cars, which you have, and pays $5 more in the blue region. Blue is your doubled colour.',
  ],
  draw: [
    'A turn begins with a card',
    'First you draw, then you do one thing. Take the open violet car: you see what you get. From the deck it would be a surprise, and from the engines an engine.',
  ],
  begin: [
    'A second engine',
    'Your train could go now. But you can have two engines in play, no more, and starting the second early costs you nothing later. Begin with the other one.',
  ],
  opponent: ['Over there', 'Your opponent does the same: a card, then a second engine.'],
  drawAgain: ['Orange 4', 'Another good car lies open. Take it.'],
  complete: ['Make up the train', 'Now complete the train behind the engine for three.'],
  order: [
    'The order matters',
    'Look at the small signs on your blue 1: it pays $3 extra if a green car comes right behind it. So it goes first, weak as it is.',
  ],
  green: [
    'Green behind blue',
    'The green 5 earns those $3, and it pays $1 itself if blue follows.',
  ],
  blue: ['And blue again', 'The blue 5 closes the train: 1 + 5 + 5 and 4 for the order make $15.'],
  deliver: [
    'Where to?',
    'Any region with an empty depot. In blue the engine adds $5, and you get a blue stock, which will count double for you.',
  ],
  dial: [
    'Turn the dial',
    'The dial of the region must be turned. The number that then faces a colour is added to the value of its stock. This way blue and violet, your two colours, rise by 2 each.',
  ],
  paid: [
    '$20 and a stock',
    'The money is yours. Up here is what each stock would pay: blue and violet stand at 2, yellow fell to −2. Below zero a stock pays nothing, but it never costs you.',
  ],
  theirs: [
    'The other side turns back',
    'A delivery to red, and the dial pushed blue down to 0. Nobody knows yet what you hold in violet, so it is safer there.',
  ],
  engine: ['Fetch an engine', 'You will need one after this train. Draw from the engines.'],
  second: ['The short train', 'Complete the train behind the engine for two.'],
  pair: [
    'A worthless car?',
    'The green 0 is worth nothing on its own, but it pays $4 if orange follows. Green first, then the orange 4: that is $8 for two cards.',
  ],
  violet: ['To violet', 'The engine pays $2 there, and the violet stock is the one that triples.'],
  dialAgain: ['Push your colours', 'Turn the dial so that blue and violet both gain 2 again.'],
  caboose: [
    'A caboose in the open',
    'The open card now is a caboose. It may close a train: it doubles the cars of one colour, makes another worthless, and triples a train that is all of a third. It counts as one of the train’s cards.',
  ],
  more: [
    'Fill up',
    'Your hand is nearly empty; it can hold 8 cards, engines included. Every turn begins with a card anyway: take the open one.',
  ],
  long: [
    'A long one',
    'An engine for six cards: slow, but a long train collects many bonuses. Begin it now and gather cars that like each other.',
  ],
  last: [
    'How it ends',
    'When the deck of cars is empty, or a colour has no stock left, everybody has one last action. Then the stocks pay, doubled and tripled by the market cards.',
  ],
  end: [
    'Off you go',
    'You have $30 and the two stocks that matter to you. Deliver often, watch which colours your opponent pushes, and keep your violet secret.',
    'From here on you decide. The other side plays as an easy bot.',
  ],
};
