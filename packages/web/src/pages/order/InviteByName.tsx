import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { sayOrder } from './words/say-order.ts';

/** Asks somebody with an account to a table that waits. */
export function InviteByName({ table }: { table: string }) {
  const texts = sayOrder().here;
  const [name, setName] = useState('');
  const [sent, setSent] = useState<string>();
  const { busy, trouble, ask } = useAsking();
  const invite = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask(api.invite({ id: table, name }));
    setSent(answer === undefined ? undefined : name.trim());
    if (answer !== undefined) setName('');
  };
  return (
    <form class="row" onSubmit={(event) => void invite(event)}>
      <TextField label={texts.invite} value={name} onChange={setName} autocomplete="off" />
      <Button label={texts.send} disabled={busy || name.trim() === ''} />
      <p class="quiet-text" role="status">
        {sent === undefined ? '' : texts.sent(sent)}
      </p>
      <Trouble code={trouble} />
    </form>
  );
}
