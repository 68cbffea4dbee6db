export const en = {
  goal: [
    'Shares that pay when lines meet',
    'Eight railroads, and nobody owns one outright. You buy shares, build with the railroads’ money, and are paid whenever two of them meet in a city for the first time.',
    'Only cash counts at the end. Shares are worth nothing then, so they must pay before.',
  ],
  railroads: [
    'The ledger',
    'Here is every railroad with its income, its treasury and its shares. The income is what one share is paid at a dividend. It grows with every city that is reached.',
  ],
  auction: [
    'The opening auctions',
    'One share of each is auctioned, and you have 40 Talers for all of them. The Ostbahn comes first: income 3, but far away in Königsberg. Bid 8.',
  ],
  letGo: ['Let it go', 'Somebody wants it for 10. There are seven more to come. Drop out.'],
  treasury: [
    'Where the money goes',
    'The 10 Talers went into the Ostbahn’s treasury. That is what it builds with. A railroad bought cheaply is poor.',
  ],
  brown: [
    'Breslau',
    'The next one begins in Breslau, also rather far from the others. Drop out again and keep your money.',
  ],
  saxony: [
    'Saxony',
    'The Sächsische lies in Leipzig, in the middle of the map, where lines can meet. It may lay only two tracks at a time, but with money it will meet somebody soon. Bid 8. It is more than the income justifies, but all of it goes into track.',
  ],
  bavaria: ['Bavaria', 'München brings an income of 3. Others want it too; let them pay.'],
  mainWeser: [
    'Main-Weser',
    'It starts in Kassel, not far from Leipzig, and counts its best city twice. Two neighbours in one hand: you will decide when they meet. Bid 11.',
  ],
  red: ['Mannheim', 'You have 21 Talers left and what you need. Drop out.'],
  enough: ['Essen', 'This one can spend 5 Talers at most on a build. Drop out.'],
  lastOne: [
    'The last one',
    'The Berlin-Hamburger pays nothing until it owns track in Berlin and in Hamburg. Not for you.',
  ],
  bag: [
    'Who acts?',
    'Turn order comes out of a bag, and the poorest has the most markers in it. Your income is lowest, so you put in three. Three are drawn: somebody else once, then you twice.',
  ],
  build: [
    'Build',
    'With an action you pass, offer a share for auction, or build for a railroad you hold a share in. Build with the Main-Weser.',
  ],
  cities: [
    'Through the mountains',
    'A track in the plains costs 2, in hills 3, in mountains 4, and the treasury pays. Mühlhausen lies next to Kassel: a city, and so a higher income.',
  ],
  erfurt: ['On to Erfurt', 'One more city. Each Main-Weser share now has an income of 4.'],
  stop: [
    'Stop here',
    'A third track would be allowed, but Erfurt is all you need. Keep the last 3 Talers and end the build.',
  ],
  secondTurn: [
    'And now Saxony',
    'It is your turn again. Build with the Sächsische, out of Leipzig.',
  ],
  hills: ['Towards Erfurt', 'Its first track goes into the hills between Leipzig and Erfurt.'],
  meet: [
    'The lines meet',
    'In open country only one railroad fits into a hexagon, but a city holds all of them. It costs 1 more for every other railroad there. Build into Erfurt.',
  ],
  finish: ['Finish the build', 'Dividends are checked when the build ends. Finish it.'],
  dividends: [
    'Dividends!',
    'A new connection: the bank pays every share of all railroads its income, and the railroad that built pays twice. You get 8, more than anybody. These two can’t trigger dividends together again.',
  ],
  nextRound: [
    'A new round',
    'All incomes are equal now, so everybody put one marker into the bag. Somebody offers a second share of your Main-Weser. Watch.',
  ],
  offered: [
    'Outbid them',
    'A stranger would share in everything it earns. For 9 Talers the share is yours, and the money goes into the treasury that you build with anyway. Bid 9.',
  ],
  bought: [
    'Two shares',
    'Your income is now 10, the highest. You still put one marker into the bag, but the other two will put in two each: the rich act less often.',
  ],
  yours: [
    'How it ends',
    'When every railroad is connected to two others, or can’t be any more, the match is over and the cash is counted. Look for connections that pay you more than the others.',
    'It also ends when everybody agrees to stop: at your first action of a round you may propose it. And if nothing is sold or built for two rounds in which everybody had an action, that counts as agreement.',
  ],
  end: [
    'Your action',
    'The Main-Weser has 12 Talers, and a third railroad is never far. Or put up a share of another railroad that you would like to have.',
    'From here on you decide. The others play as easy bots.',
  ],
};
