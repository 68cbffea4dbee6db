interface CheckProps {
  label: string;
  /** What it is called out of sight of its neighbours. */
  name?: string;
  value: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** Something that is so or not. */
export function Check({ label, name, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={name}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** A list with one thing more, or without it if it was there. */
export const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
