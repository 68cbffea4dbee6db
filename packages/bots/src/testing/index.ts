export { coalLine } from './coal-line.ts';
export { checkHonesty } from './honesty.ts';
export { whistleStopBrain } from './whistle-stop-brain.ts';
