export {
  BHE,
  build,
  CME,
  DONE,
  GBS,
  KBS,
  KSS,
  lay,
  MWB,
  NME,
  PASS,
  play,
  PO,
  position,
} from '../position.ts';
export type { Position } from '../position.ts';
