import { PACES } from '@roundhouse/protocol';
import type { Pace } from '@roundhouse/protocol';
import { Choice } from '../frame/Choice.tsx';
import { about } from './words/about.ts';

/** Live, or turn-based. */
export function PaceField(props: { value: Pace; onChange: (pace: Pace) => void }) {
  const { leaders, paces } = about();
  return <Choice {...props} label={leaders.pace} values={PACES} name={(each) => paces[each]} />;
}
