type Kind = 'nickname' | 'username' | 'current-password' | 'new-password' | 'off';

interface TextFieldProps {
  label: string;
  value: string;
  autocomplete: Kind;
  onChange: (value: string) => void;
}

/** A line to type a name or a password into, which the browser may fill in. */
export function TextField({ label, value, autocomplete, onChange }: TextFieldProps) {
  const secret = autocomplete.endsWith('password');
  const given = {
    required: true,
    minLength: autocomplete === 'new-password' ? 8 : 1,
    maxLength: secret ? 200 : 40,
    autocomplete,
    value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      // A name of spaces is none: the browser then asks for one.
      if (!secret && currentTarget.value.startsWith(' '))
        currentTarget.value = currentTarget.value.trimStart();
      onChange(currentTarget.value);
    },
  };
  return (
    <label class="field">
      <span>{label}</span>
      {secret ? <input type="password" {...given} /> : <input type="text" {...given} />}
    </label>
  );
}
