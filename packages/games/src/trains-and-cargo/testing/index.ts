export {
  arrange,
  chooseGood,
  dealHand,
  END_TURN,
  giveStorage,
  giveTrain,
  load,
  play,
  playCard,
  SEND,
  shortenDeck,
  UPGRADE,
} from './arrange.ts';
