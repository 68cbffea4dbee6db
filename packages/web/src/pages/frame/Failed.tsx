import type { Problem } from '../../match/host.ts';
import { words } from '../../words/words.ts';
import { LostPage } from './LostPage.tsx';

/** Why a match can't be shown. */
export function Failed({ problem }: { problem: Problem }) {
  return <LostPage text={words().problems[problem]} again={problem === 'not-loaded'} />;
}
