import type { JSX } from 'preact';

/** One of a few, all of them in sight. */
export function Choice<T extends string>({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: T;
  names: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {(Object.keys(names) as T[]).map((each) => (
          <label key={each} class="choice-item">
            <input
              type="radio"
              name={label}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{names[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A whole number between two others. */
export function NumberField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        required
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
