import type { JSX } from 'preact';
import { Choice, named } from '../frame/Choice.tsx';
import type { ChosenDates } from './new-dates.ts';
import { sayTournaments } from './words/say-tournaments.ts';

/** When it starts, when sign-up closes, and when rounds begin. */
export function WhenFields({
  dates,
  onChange,
}: {
  dates: ChosenDates;
  onChange: (dates: ChosenDates) => void;
}): JSX.Element {
  const { fields } = sayTournaments();
  return (
    <section class="set-up-part">
      <h2>{fields.when}</h2>
      <Choice
        label={fields.start}
        value={dates.start}
        {...named(fields.starts)}
        onChange={(start) => onChange({ ...dates, start })}
      />
      {dates.start === 'date' && (
        <>
          <label class="field">
            <span>{fields.startsAt}</span>
            <input
              type="datetime-local"
              required
              value={dates.startsAt}
              onInput={({ currentTarget }) => onChange({ ...dates, startsAt: currentTarget.value })}
            />
          </label>
          <Choice
            label={fields.signUp}
            value={dates.signUp}
            {...named(fields.signUps)}
            onChange={(signUp) => onChange({ ...dates, signUp })}
          />
          <Choice
            label={fields.checkIn}
            value={dates.checkIn}
            {...named(fields.checkIns)}
            onChange={(checkIn) => onChange({ ...dates, checkIn })}
          />
          {dates.checkIn !== 'none' && <p class="quiet-text">{fields.checkInAbout}</p>}
        </>
      )}
      <Choice
        label={fields.roundEvery}
        value={dates.roundEvery}
        {...named(fields.roundEveries)}
        onChange={(roundEvery) => onChange({ ...dates, roundEvery })}
      />
    </section>
  );
}
