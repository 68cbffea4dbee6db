export {
  ACCEPT,
  arrange,
  DRAW,
  END_TURN,
  offers,
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
export type { Arranged } from './arrange.ts';
