export {
  arrange,
  chooseGood,
  dealHand,
  giveStorage,
  giveTrain,
  load,
  play,
  playCard,
  SEND,
  shortenDeck,
  UPGRADE,
} from './arrange.ts';
