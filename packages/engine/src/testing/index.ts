export { atTable } from './at-table.ts';
export type { AtTable } from './at-table.ts';
export { BatteryFailure, runBattery } from './battery.ts';
export type { BatteryPlan, BatteryReport } from './battery.ts';
export { countSequences } from './counts.ts';
export { missingFixtures, recordMatch } from './fixtures.ts';
export type { Fixture } from './fixtures.ts';
export type { Laws } from './laws.ts';
export { writeTranscript } from './transcript.ts';
export { whistleStop, whistleStopLaws } from './whistle-stop.ts';
export type {
  WhistleStopEvent,
  WhistleStopMove,
  WhistleStopOptions,
  WhistleStopState,
  WhistleStopView,
} from './whistle-stop.ts';
