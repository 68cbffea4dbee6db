export {
  arrange,
  DRAW,
  END_TURN,
  pay,
  payOff,
  play,
  remedy,
  sabotage,
  safe,
  SHERIFF,
  steal,
  transport,
} from './arrange.ts';
