import { replay, setUpMatch } from '../replay.ts';
import { recordMatch } from './fixtures.ts';
import { whistleStop } from './whistle-stop.ts';
import type { WhistleStopState } from './whistle-stop.ts';

export const SEED = '00112233445566778899aabbccddeeff';

/** A match of two that has just begun. */
export function begin(): WhistleStopState {
  const begun = setUpMatch(whistleStop, { seats: 2, seed: SEED });
  if (!begun.ok) throw new Error(begun.error);
  return begun.state;
}

/** The same match, recorded to its end. */
export const fixture = recordMatch(whistleStop, { seats: 2, seed: SEED });

/** Its last state. */
export function end(): WhistleStopState {
  const replayed = replay(whistleStop, fixture.record);
  if (!replayed.ok) throw new Error(replayed.error);
  return replayed.state;
}
