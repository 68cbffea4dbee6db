import type { Seat } from '@roundhouse/engine';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serverNow } from '../../match/online/api.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { say } from '../words/say.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = 30 * SECOND;

/** Counts on once a second while a clock is in sight. */
const now = signal(0);

/** A time as people read it: the more there is, the coarser. */
export function durationText(left: number): string {
  const { duration, timeUp } = say();
  if (left <= 0) return timeUp;
  const whole = (part: number, of: number): number => Math.floor((left % of) / part);
  if (left >= DAY) return duration.days(Math.floor(left / DAY), whole(HOUR, DAY));
  if (left >= HOUR) return duration.hours(Math.floor(left / HOUR), whole(MINUTE, HOUR));
  return duration.minutes(Math.floor(left / MINUTE), whole(SECOND, MINUTE));
}

/** Below a seat's name: its clock, and whether a bot plays on for it. */
export function SeatNote({ match, seat }: { match: OnlineMatch; seat: Seat }) {
  const latest = match.latest.value;
  if (!latest) return null;
  const { clocks, standIns, mayReturn, outcome } = latest;
  const left = clocks?.left[seat];
  const isBot = match.table.value?.seats[seat]?.bot !== null || standIns.includes(seat);
  return (
    <>
      {standIns.includes(seat) && (
        <p class="quiet-text">
          {mayReturn.includes(seat) ? say().departed.seatLate : say().departed.seatResigned}
        </p>
      )}
      {left !== undefined && !isBot && !outcome && (
        <Clock left={left} deadline={clocks?.deadlines[seat] ?? null} />
      )}
    </>
  );
}

/** The clocks that run, for a screen where the seats are out of sight. */
export function RunningClocks({ match }: { match: OnlineMatch }) {
  const deadlines = match.latest.value?.clocks?.deadlines ?? [];
  const running = deadlines.flatMap((deadline, seat) =>
    deadline === null ? [] : [{ deadline, seat }],
  );
  if (running.length === 0) return null;
  return (
    <>
      <ul class="clock-line">
        {running.map(({ deadline, seat }) => (
          <li key={seat}>
            {match.info?.players[seat]?.name} <Clock left={0} deadline={deadline} />
          </li>
        ))}
      </ul>
      <p class="sr-only" role="status">
        {warningText(match.seat === undefined ? null : (deadlines[match.seat] ?? null))}
      </p>
    </>
  );
}

/** When a screen reader is told that my time is running out, in seconds. */
const WARNINGS = [10, 30, 60];

function warningText(deadline: number | null): string {
  if (deadline === null) return '';
  const left = deadline - Math.max(now.value, serverNow());
  const reached = WARNINGS.find((seconds) => left <= seconds * SECOND);
  return reached === undefined || left <= 0 ? '' : say().clockWarning(reached);
}

function Clock({ left, deadline }: { left: number; deadline: number | null }) {
  useEffect(() => {
    const tick = (): void => void (now.value = serverNow());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, []);
  const shown = deadline === null ? left : deadline - Math.max(now.value, serverNow());
  const state = deadline === null ? 'stopped' : shown < SHORT ? 'short' : 'running';
  return (
    <p class="clock figures" data-clock={state}>
      <span class="sr-only">{say().timeLeft}: </span>
      {durationText(shown)}
    </p>
  );
}
