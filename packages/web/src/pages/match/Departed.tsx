import type { Seat } from '@roundhouse/engine';
import { useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { words } from '../../words/words.ts';
import { say } from '../words/say.ts';

/** Who is gone and has a bot play on: told to those who stay until they have read it, and to whoever it is all the time. */
export function Departed({ match }: { match: OnlineMatch }) {
  const [read, setRead] = useState<readonly Seat[]>([]);
  const { seat: mine, info } = match;
  const latest = match.latest.value;
  if (!latest || latest.outcome || latest.frozen) return null;
  const texts = say().departed;
  const others = latest.standIns.filter((seat) => seat !== mine);
  const unread = others.filter((seat) => !read.includes(seat));
  const left = (seat: Seat): 'late' | 'resigned' =>
    latest.mayReturn.includes(seat) ? 'late' : 'resigned';
  return (
    <>
      {mine !== undefined && latest.standIns.includes(mine) && (
        <div class="note armed">
          <p role="status">{texts.mine[left(mine)]}</p>
          {left(mine) === 'late' && (
            <Button
              class="main"
              label={texts.takeBack}
              onClick={() => void match.say({ type: 'return' })}
            />
          )}
        </div>
      )}
      {unread.length > 0 && (
        <div class="note armed">
          <p role="status">
            {unread.map((seat) => texts[left(seat)](info?.players[seat]?.name ?? '')).join(' ')}
          </p>
          <Button class="quiet" label={words().table.gotIt} onClick={() => setRead(others)} />
        </div>
      )}
    </>
  );
}
