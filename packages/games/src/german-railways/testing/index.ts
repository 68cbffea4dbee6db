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
  arrange,
} from './arrange.ts';
export type { Table } from './arrange.ts';
