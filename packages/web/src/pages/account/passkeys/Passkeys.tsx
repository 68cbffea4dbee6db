import { useEffect, useState } from 'preact/hooks';
import { api } from '../../../match/online/api.ts';
import type { Passkey } from '@roundhouse/protocol';
import { Button } from '../../../pieces/Button.tsx';
import { when } from '../../../words/when.ts';
import { addPasskey } from './passkey.ts';
import { Trouble } from '../../frame/Trouble.tsx';
import { me } from '../../visitor.ts';
import { say } from '../../words/say.ts';

/** My passkeys: add another, remove one. */
export function Passkeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [done, setDone] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const texts = say().accountPage;
  const refresh = async (): Promise<void> => {
    const [found, mine] = await Promise.all([api.passkeys(), api.me()]);
    if (found.ok) setPasskeys(found.value);
    if (mine.ok) me.value = mine.value;
  };
  useEffect(() => void refresh(), []);
  const settle = async (failed: string | undefined, told: string): Promise<void> => {
    setTrouble(failed);
    setDone(failed === undefined ? told : undefined);
    await refresh();
  };
  const add = async (): Promise<void> => settle(await addPasskey(), texts.passkeyAdded);
  const remove = async (id: string): Promise<void> => {
    const reply = await api.removePasskey({ id });
    await settle(reply.ok ? undefined : reply.error, texts.passkeyRemoved);
  };
  const onlyWay = passkeys.length === 1 && me.value?.hasPassword === false;
  return (
    <section class="sheet stack" aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.passkeys}</h2>
      {passkeys.length === 0 && <p>{texts.noPasskeys}</p>}
      <ul class="stack">
        {passkeys.map(({ id, createdAt }) => (
          <PasskeyLine key={id} createdAt={createdAt} onRemove={() => void remove(id)} />
        ))}
      </ul>
      {onlyWay && <p class="quiet-text">{texts.onlyPasskey}</p>}
      <div class="row">
        <Button label={texts.addPasskey} onClick={() => void add()} />
        {done !== undefined && <span role="status">{done}</span>}
      </div>
      <Trouble code={trouble} />
    </section>
  );
}

function PasskeyLine({ createdAt, onRemove }: { createdAt: number; onRemove: () => void }) {
  const [sure, setSure] = useState(false);
  const texts = say().accountPage;
  const name = texts.passkeyOf(when(createdAt));
  const label = sure ? texts.removeSure : texts.remove;
  return (
    <li class="session">
      <span>{name}</span>
      <Button
        class={sure ? 'danger' : 'plain'}
        label={label}
        about={name}
        onClick={() => (sure ? onRemove() : setSure(true))}
      />
    </li>
  );
}
