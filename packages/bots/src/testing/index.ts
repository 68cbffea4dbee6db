export { coalLine, coalLineBrain } from './coal-line.ts';
export type { CoalLineEvent, CoalLineMove, CoalLineState, CoalLineView } from './coal-line.ts';
export { checkHonesty, onlyImagined } from './honesty.ts';
export type { HonestyPlan } from './honesty.ts';
export { whistleStopBrain } from './whistle-stop-brain.ts';
