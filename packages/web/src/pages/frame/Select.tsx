interface Selecting<T extends string> {
  label: string;
  value: T;
  /** With their names. */
  values: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** One of many, in a list that opens. */
export function Select<T extends string>({ label, ...list }: Selecting<T>) {
  return <List {...list} name={label} />;
}

/** The same, with its label in sight. */
export function SelectField<T extends string>({
  label,
  class: more = '',
  ...list
}: Selecting<T> & { class?: string }) {
  return (
    <label class={`field ${more}`}>
      <span>{label}</span>
      <List {...list} />
    </label>
  );
}

function List<T extends string>({
  name,
  value,
  values,
  onChange,
}: Omit<Selecting<T>, 'label'> & { name?: string }) {
  return (
    <select
      aria-label={name}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as T)}
    >
      {values.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
