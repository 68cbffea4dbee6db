import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Reply } from '../../../match/online/api.ts';
import { Button } from '../../../pieces/Button.tsx';
import { Trouble } from '../../frame/Trouble.tsx';
import { useAsking } from '../../frame/use-asking.ts';

/** Adds a way to reach me by its address. */
export function AddWay({
  title,
  label,
  input,
  button,
  about,
  children,
  add,
  onAdded,
}: {
  title: string;
  label: string;
  input: JSX.IntrinsicElements['input'];
  button: string;
  about?: string;
  /** What else has to be known of it. */
  children?: ComponentChildren;
  add: (address: string) => Promise<Reply<unknown>>;
  onAdded: () => Promise<void>;
}) {
  const [address, setAddress] = useState('');
  const { busy, trouble, ask } = useAsking();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await ask(add(address)))) return;
    setAddress('');
    await onAdded();
  };
  return (
    <form class="notice-way" onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      <div class="row notice-fields">
        {children}
        <label class="field">
          <span>{label}</span>
          <input
            {...input}
            required
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <Button label={button} disabled={busy} />
      </div>
      {about !== undefined && <p class="quiet-text">{about}</p>}
      <Trouble code={trouble} />
    </form>
  );
}
