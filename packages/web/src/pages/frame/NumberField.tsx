interface Given {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number between two others. */
export function NumberField({ label, value, least, most, onChange }: Given) {
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

/** An hour of the day. */
export const HourField = (given: Omit<Given, 'least' | 'most'>) => (
  <NumberField {...given} least={0} most={23} />
);
