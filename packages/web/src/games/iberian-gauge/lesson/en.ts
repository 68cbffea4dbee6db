export const en = {
  goal: [
    'Five railroads, and none is yours',
    'Nobody owns a railroad here. You buy shares; the shares pay dividends and gain value when their railroad reaches cities.',
    'In the end, your cash and your shares count. What is left in a railroad’s treasury belongs to nobody, so spend it on track.',
  ],
  rounds: [
    'Stock and build',
    'Ten rounds: you buy shares in four of them and build track in six. This shows where you are.',
  ],
  start: [
    'Start a railroad',
    'You have 40 pesetas and hold the Priority Deal, so you begin. Start the yellow railroad. It has only four shares, so each gets a large part of its dividend, and its tile lies near the top: it builds early in every round.',
  ],
  value: [
    'What is a share worth?',
    'You pay the price you name into its treasury, and until the share value moves, so does everyone who buys in. Cheap shares sell well, but leave the railroad poor. Choose 20.',
  ],
  city: [
    'Where it begins',
    'Its first locomotive goes into a major city, free of charge. It is one of the 22 the railroad has. Madrid lies in the middle of everything.',
  ],
  others: [
    'Partners wanted',
    'Watch the other players: one starts the purple railroad in Vigo, for only 12, and the other buys in.',
  ],
  invest: [
    'Join in',
    'You may buy one share of each railroad in a stock round. Purple is cheap, has four shares like yours, and cities lie close to Vigo. Buy one.',
  ],
  build: [
    'The build round',
    'Both others bought yellow, so it has 60 pesetas. Nobody can afford another share: everyone passes in a row, the stock round ends, and you, the first to pass, keep the Priority Deal. Railroads build from the top tile down. Each share cube on the tile, from top to bottom, lets its owner build one hex with the money of the railroad.',
  ],
  mountains: [
    'Over the mountains',
    'Easy country costs 4, mountains 8, a city 4. Outside cities there is room for only one locomotive in a hex. Segovia lies just behind this mountain. Build towards it; the next shareholder will want to reach it.',
  ],
  partners: [
    'One goal',
    'You all want yellow to pay. The next cube is another player’s; watch what happens.',
  ],
  reached: [
    'Segovia',
    'A city moves the dividend up one space; a major city moves it two, and the share value one. Where the dividend passes an arrow, the share value rises too. Each column shows what a share of those railroads pays.',
  ],
  dividend: [
    'Payday',
    'After a railroad’s last cube the bank pays its dividend: 4 for every share of yellow. What the unsold share would get goes into the treasury.',
  ],
  purple: [
    'Purple’s turn',
    'Ourense has been reached already, so purple is safe this round. Use your cube to get closer to the next city.',
  ],
  again: [
    'The second stock round',
    'You have 8 pesetas left and earned 8. The last purple share still costs 12 and pays as much as one of yellow at 20.',
  ],
  more: [
    'A second purple share',
    'Now you have two of four: two dividends, and two of its four cubes to build with. Buy it.',
  ],
  alone: [
    'Red and orange',
    'Two new railroads, each with one owner and one cube. One hex a round is slow: watch what happens to orange.',
  ],
  penalty: [
    'Nothing reached',
    'A railroad that reaches no new city in its turn loses one space of share value for every share sold, down to the first space. Orange fell from 12 to 8.',
  ],
  valladolid: [
    'So reach one',
    'Yellow stands right beside Valladolid. Build there: one more space of dividend, and no loss.',
  ],
  porto: [
    'Down the coast',
    'Your partner has built into Braga, and Porto lies next to it. Build there: the dividend passes an arrow, and the share value rises to 16.',
  ],
  second: [
    'Your second cube',
    'Your other purple share builds as well. Get ready for the next round.',
  ],
  paid: [
    '14 pesetas',
    'Purple pays 7 a share now, and you have two. That is how it grows: reach, be paid, buy more.',
  ],
  lease: [
    'Other people’s track',
    'One more thing: a railroad may lease other railroads’ track for 2 or 4 pesetas a hex, paid to their treasuries, and build at the far end. When a railroad reaches its fifth major city, the bank pays a large bonus for every share, once.',
  ],
  end: [
    'Now you decide',
    'Before you buy, ask yourself how many dividends are still to come. Before you build, ask who profits.',
    'From here on the choices are yours. The others play as easy bots.',
  ],
};
