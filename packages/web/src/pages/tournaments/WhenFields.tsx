import { Choice, named } from '../frame/Choice.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import type { ChosenDates } from './new-dates.ts';
import { sayTournaments } from './words/say-tournaments.ts';

interface WhenFieldsProps {
  dates: ChosenDates;
  onChange: (dates: ChosenDates) => void;
}

/** When it starts, when sign-up closes, and when rounds begin. */
export function WhenFields({ dates, onChange }: WhenFieldsProps) {
  const { fields } = sayTournaments();
  const field = fieldsOf(dates, onChange);
  return (
    <section class="set-up-part">
      <h2>{fields.when}</h2>
      <Choice label={fields.start} {...named(fields.starts)} {...field('start')} />
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
          <Choice label={fields.signUp} {...named(fields.signUps)} {...field('signUp')} />
          <Choice label={fields.checkIn} {...named(fields.checkIns)} {...field('checkIn')} />
          {dates.checkIn !== 'none' && <p class="quiet-text">{fields.checkInAbout}</p>}
        </>
      )}
      <Choice label={fields.roundEvery} {...named(fields.roundEveries)} {...field('roundEvery')} />
    </section>
  );
}
