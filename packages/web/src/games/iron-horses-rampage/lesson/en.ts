export const en = {
  goal: [
    'A race to a million',
    'You run the Southern Belt railway against two others. Whoever first has goods worth $1,000,000 on the rails wins, at once.',
    'Every train lies open here. Only what is on the rails counts; the cards in your hand do not.',
  ],
  turn: [
    'Three actions',
    'You have three actions a turn, in any mix: draw a card, transport a load, get yourself out of trouble, or make some for somebody else.',
  ],
  draw: ['Draw', 'Begin with the simplest: take a card from the deck. More cards, more choices.'],
  transport: [
    'Transport',
    'A Tariff: keep it for later. Now put your Passengers on the rails. They are worth $50,000 from this moment on.',
  ],
  sabotage: [
    'Sabotage',
    'Your third action: an Unscheduled Stop for the North East Line. While it’s there, that railway can’t transport anything.',
  ],
  others: [
    'The others’ turns',
    'Your stop has landed. Now each of the others has three actions as well. Watch the log: click any line to look at that moment again.',
  ],
  payOff: [
    'Buying a way out',
    'The North East Line holds no Departure card, so it pays: goods worth $100,000 lift the stop. It pays with Coal worth $150,000 and gets no change. Your one card was well spent.',
  ],
  foiled: [
    'Foiled',
    'The North East Line struck at Pacific 42, but its Railway Police blocked it. Every railway has an advantage like that, once a match.',
  ],
  small: [
    'Small loads count too',
    'Your turn again, and nothing blocks you. Mail brings only $25,000, but a card in the hand brings nothing.',
  ],
  look: ['Look for more', 'Draw again: you need defences, and better loads.'],
  tariff: [
    'A Sheriff, and a Tariff',
    'A Sheriff! Keep him: he works when others strike at you. Spend the Tariff instead, on the leader: under it, a railway may not load more than $100,000 in a turn.',
  ],
  hit: [
    'Somebody strikes at you',
    'Out of Coal. Your Sheriff could foil it, but you hold two Refuel cards that mend just this. Save the Sheriff and let it come.',
  ],
  remedy: [
    'Remedy',
    'Out of Coal lies in front of you and you can’t transport. A Refuel lifts it, for one action. Departure and Repair do the same for the other two stops.',
  ],
  refill: [
    'Fill your hand',
    'You have two actions left and no load in your hand. Draw. You may hold as many cards as you like during your turn, but keep only eight at the end of it.',
  ],
  sheriff: [
    'Now the Sheriff',
    'Out of Coal again, just when you drew Ammunition and Iron. This time stop it: the Sheriff foils a setback in another player’s turn, and costs no action.',
  ],
  noDefence: [
    'And one more',
    'A Broken Coupling. Nothing in your hand can stop it, so let it happen.',
  ],
  advantage: [
    'Your railway’s advantage',
    'The Southern Belt has a Section Gang: once a match it lifts any setback without using an action. With two good loads waiting, now is the moment.',
  ],
  free: [
    'The line is clear',
    'You still have all three actions. First the Ammunition, $125,000, then the Iron, $100,000.',
  ],
  lastDraw: ['One action left', 'Draw, and see what the next turn brings.'],
  master: [
    'A Master',
    'You drew the Coal Reserve. A Master goes to work at once and stays: from now on nobody can play Out of Coal against you. A new Master would take its place.',
  ],
  end: [
    'That is the game',
    'You lead with $300,000. Keep your loads moving, keep one defence in hand, and spend your sabotage on whoever is ahead. Three cards you haven’t seen yet: a Safe protects a load for good, a Hijacker steals one without a Safe, and a Storm takes an action from every turn.',
    'From here on it’s up to you. The others are easy bots.',
  ],
};
