import { useState } from 'preact/hooks';
import { LONGEST_TIMES } from '@roundhouse/protocol';
import type { TimeControl } from '@roundhouse/protocol';
import { Check } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import { HourField, NumberField } from '../frame/NumberField.tsx';
import { hourInUtc } from './play-window.ts';
import { say } from '../words/say.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What each way of keeping time begins with. */
export const USUAL_TIMES: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  none: { kind: 'none' },
  'real-time': { kind: 'real-time', bank: 20 * MINUTE, increment: 15_000 },
  'by-mail': { kind: 'by-mail', perMove: 24 * HOUR, reserve: 48 * HOUR },
};

interface TimeFieldsProps {
  time: TimeControl;
  /** Whether there has to be a clock. */
  needed?: boolean;
  onChange: (time: TimeControl) => void;
}

/** How time is kept. */
export function TimeFields({ time, needed = false, onChange }: TimeFieldsProps) {
  const words = say().setUp;
  const { values, name } = named(words.times);
  return (
    <>
      <Choice
        label={words.time}
        value={time.kind}
        values={values.filter((kind) => !needed || kind !== 'none')}
        name={name}
        onChange={(kind) => onChange(USUAL_TIMES[kind])}
      />
      {time.kind === 'real-time' && (
        <div class="row">
          <NumberField
            label={words.bank}
            value={time.bank / MINUTE}
            least={1}
            most={LONGEST_TIMES.bank / MINUTE}
            onChange={(minutes) => onChange({ ...time, bank: minutes * MINUTE })}
          />
          <NumberField
            label={words.increment}
            value={time.increment / 1000}
            least={0}
            most={LONGEST_TIMES.increment / 1000}
            onChange={(seconds) => onChange({ ...time, increment: seconds * 1000 })}
          />
        </div>
      )}
      {time.kind === 'by-mail' && <ByMail time={time} onChange={onChange} />}
    </>
  );
}

type Mail = Extract<TimeControl, { kind: 'by-mail' }>;

function ByMail({ time, onChange }: { time: Mail; onChange: (time: TimeControl) => void }) {
  const [hours, setHours] = useState({ from: 8, to: 22 });
  const words = say().setUp;
  const { window: rests, ...plain } = time;
  const change = (local: { from: number; to: number }): void => {
    setHours(local);
    onChange({ ...plain, window: { from: hourInUtc(local.from), to: hourInUtc(local.to) } });
  };
  const hour = fieldsOf(hours, change);
  return (
    <>
      <div class="row">
        <NumberField
          label={words.perMove}
          value={time.perMove / HOUR}
          least={1}
          most={LONGEST_TIMES.perMove / HOUR}
          onChange={(each) => onChange({ ...time, perMove: each * HOUR })}
        />
        <NumberField
          label={words.reserve}
          value={time.reserve / HOUR}
          least={0}
          most={LONGEST_TIMES.reserve / HOUR}
          onChange={(each) => onChange({ ...time, reserve: each * HOUR })}
        />
      </div>
      <Check
        label={words.window}
        value={rests !== undefined}
        onChange={(on) => (on ? change(hours) : onChange(plain))}
      />
      {rests && (
        <div class="row">
          <HourField label={words.windowFrom} {...hour('from')} />
          <HourField label={words.windowTo} {...hour('to')} />
        </div>
      )}
    </>
  );
}
