/** One of a few, all of them in sight. */
export function Choice<T extends string | number | boolean>({
  label,
  value,
  values,
  name,
  onChange,
}: {
  label: string;
  value: T | undefined;
  values: readonly T[];
  name: (value: T) => string;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {values.map((each) => (
          <label key={String(each)} class="choice-item">
            <input
              type="radio"
              name={label}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{name(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** All values that have a name, in the order of their names. */
export const named = <T extends string>(
  names: Readonly<Record<T, string>>,
): { readonly values: readonly T[]; readonly name: (value: T) => string } => ({
  values: Object.keys(names) as T[],
  name: (value) => names[value],
});
