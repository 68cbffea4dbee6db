export const en = {
  goal: {
    title: 'Shares that pay when lines meet',
    text: [
      'Eight railroads, and nobody owns one outright. You buy shares, build with the railroads’ money, and are paid whenever two of them meet in a city for the first time.',
      'Only cash counts at the end. Shares are worth nothing then, so they must pay before.',
    ],
  },
  railroads: {
    title: 'The ledger',
    text: [
      'Here is every railroad with its income, its treasury and its shares. The income is what one share is paid at a dividend. It grows with every city that is reached.',
    ],
  },
  auction: {
    title: 'The opening auctions',
    text: [
      'One share of each is auctioned, and you have 40 Talers for all of them. The Ostbahn comes first: income 3, but far away in Königsberg. Bid 8.',
    ],
  },
  letGo: {
    title: 'Let it go',
    text: ['Somebody wants it for 10. There are seven more to come. Drop out.'],
  },
  treasury: {
    title: 'Where the money goes',
    text: [
      'The 10 Talers went into the Ostbahn’s treasury. That is what it builds with. A railroad bought cheaply is poor.',
    ],
  },
  brown: {
    title: 'Breslau',
    text: [
      'The next one begins in Breslau, also rather far from the others. Drop out again and keep your money.',
    ],
  },
  saxony: {
    title: 'Saxony',
    text: [
      'The Sächsische lies in Leipzig, in the middle of the map, where lines can meet. It may lay only two tracks at a time, but with money it will meet somebody soon. Bid 8. It is more than the income justifies, but all of it goes into track.',
    ],
  },
  bavaria: {
    title: 'Bavaria',
    text: ['München brings an income of 3. Others want it too; let them pay.'],
  },
  mainWeser: {
    title: 'Main-Weser',
    text: [
      'It starts in Kassel, not far from Leipzig, and counts its best city twice. Two neighbours in one hand: you will decide when they meet. Bid 11.',
    ],
  },
  red: {
    title: 'Mannheim',
    text: ['You have 21 Talers left and what you need. Drop out.'],
  },
  enough: { title: 'Essen', text: ['This one can spend 5 Talers at most on a build. Drop out.'] },
  lastOne: {
    title: 'The last one',
    text: [
      'The Berlin-Hamburger pays nothing until it owns track in Berlin and in Hamburg. Not for you.',
    ],
  },
  bag: {
    title: 'Who acts?',
    text: [
      'Turn order comes out of a bag, and the poorest has the most markers in it. Your income is lowest, so you put in three. Three are drawn: somebody else once, then you twice.',
    ],
  },
  build: {
    title: 'Build',
    text: [
      'With an action you pass, offer a share for auction, or build for a railroad you hold a share in. Build with the Main-Weser.',
    ],
  },
  cities: {
    title: 'Through the mountains',
    text: [
      'A track in the plains costs 2, in hills 3, in mountains 4, and the treasury pays. Mühlhausen lies next to Kassel: a city, and so a higher income.',
    ],
  },
  erfurt: {
    title: 'On to Erfurt',
    text: ['One more city. Each Main-Weser share now has an income of 4.'],
  },
  stop: {
    title: 'Stop here',
    text: [
      'A third track would be allowed, but Erfurt is all you need. Keep the last 3 Talers and end the build.',
    ],
  },
  secondTurn: {
    title: 'And now Saxony',
    text: ['It is your turn again. Build with the Sächsische, out of Leipzig.'],
  },
  hills: {
    title: 'Towards Erfurt',
    text: ['Its first track goes into the hills between Leipzig and Erfurt.'],
  },
  meet: {
    title: 'The lines meet',
    text: [
      'In open country only one railroad fits into a hexagon, but a city holds all of them. It costs 1 more for every other railroad there. Build into Erfurt.',
    ],
  },
  finish: {
    title: 'Finish the build',
    text: ['Dividends are checked when the build ends. Finish it.'],
  },
  dividends: {
    title: 'Dividends!',
    text: [
      'A new connection: the bank pays every share of all railroads its income, and the railroad that built pays twice. You get 8, more than anybody. These two can’t trigger dividends together again.',
    ],
  },
  nextRound: {
    title: 'A new round',
    text: [
      'All incomes are equal now, so everybody put one marker into the bag. Somebody offers a second share of your Main-Weser. Watch.',
    ],
  },
  offered: {
    title: 'Outbid them',
    text: [
      'A stranger would share in everything it earns. For 9 Talers the share is yours, and the money goes into the treasury that you build with anyway. Bid 9.',
    ],
  },
  bought: {
    title: 'Two shares',
    text: [
      'Your income is now 10, the highest. You still put one marker into the bag, but the other two will put in two each: the rich act less often.',
    ],
  },
  yours: {
    title: 'How it ends',
    text: [
      'When every railroad is connected to two others, or can’t be any more, the match is over and the cash is counted. Look for connections that pay you more than the others.',
      'It also ends when everybody agrees to stop: at your first action of a round you may propose it. And if nothing is sold or built for two rounds in which everybody had an action, that counts as agreement.',
    ],
  },
  end: {
    title: 'Your action',
    text: [
      'The Main-Weser has 12 Talers, and a third railroad is never far. Or put up a share of another railroad that you would like to have.',
      'From here on you decide. The others play as easy bots.',
    ],
  },
};
