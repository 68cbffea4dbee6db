import { useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { say } from '../words/say.ts';

/** A match that was begun under other rules can't go on; whoever plays in it may settle it. */
export function Frozen({ match }: { match: OnlineMatch }) {
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState(false);
  const latest = match.latest.value;
  const texts = say().frozen;
  if (!latest?.frozen) return null;
  const settle = (): void => {
    if (!sure) return setSure(true);
    setSure(false);
    void match.say({ type: 'settle' }).then(({ ok }) => setRefused(!ok));
  };
  return (
    <div class="note armed">
      <p role="status">
        {latest.outcome ? texts.over : texts.about} {latest.view === null ? '' : texts.shown}
      </p>
      {refused && <p role="alert">{say().otherError}</p>}
      {match.seat !== undefined && !latest.outcome && (
        <Button
          class={sure ? 'danger' : 'main'}
          label={sure ? texts.sure : texts.settle}
          onClick={settle}
        />
      )}
    </div>
  );
}
