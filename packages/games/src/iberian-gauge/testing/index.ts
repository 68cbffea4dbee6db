export {
  ALL_LOCOMOTIVES,
  arrange,
  cityHex,
  DECLINE,
  hexAt,
  PASS,
  play,
  starting,
} from './arrange.ts';
