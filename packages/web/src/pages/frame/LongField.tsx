interface LongFieldProps {
  label: string;
  value: string;
  /** How many characters. */
  most: number;
  onChange: (value: string) => void;
}

/** Room for a few sentences. */
export function LongField({ label, value, most, onChange }: LongFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <textarea
        maxLength={most}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
