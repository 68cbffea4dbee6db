import type { JSX } from 'preact';

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
