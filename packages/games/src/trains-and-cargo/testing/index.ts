export {
  after,
  chooseGood,
  dealHand,
  END_TURN,
  giveStorage,
  giveTrain,
  load,
  play,
  SEND,
  shortenDeck,
  stage,
  UPGRADE,
} from '../staged-table.ts';
