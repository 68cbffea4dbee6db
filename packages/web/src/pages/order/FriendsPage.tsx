import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { ServerPage } from '../frame/AtServer.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { Welcome } from '../lobby/Welcome.tsx';
import { me } from '../visitor.ts';
import { TieButtons, TieText } from './TieButtons.tsx';
import { peaceApi, refreshTies, ties } from './ties.ts';
import { sayOrder } from './words/say-order.ts';
import '../../styles/order.css';

/** Whom I follow, mute or block. */
export function FriendsPage() {
  return (
    <ServerPage title={sayOrder().friends.title}>
      {() => (me.value ? <Friends /> : <Welcome />)}
    </ServerPage>
  );
}

function Friends() {
  const texts = sayOrder().friends;
  const [known, setKnown] = useState(false);
  useEffect(() => void refreshTies().then(() => setKnown(true)), []);
  return (
    <div class="stack people-list">
      <p class="quiet-text">{texts.about}</p>
      <AddByName />
      {known && ties.value.length === 0 && <p>{texts.none}</p>}
      <ul class="stack">
        {ties.value.map(({ user, name, table }) => (
          <li key={user} class="sheet row person">
            <span class="person-who">
              <strong>{name}</strong>
              <TieText user={user} />
            </span>
            <span class="row">
              {table !== null && (
                <ButtonLink class="main" href={`/match/${table}`} label={texts.at} />
              )}
              <TieButtons user={user} name={name} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddByName() {
  const texts = sayOrder().friends;
  const [name, setName] = useState('');
  const { trouble, ask } = useAsking();
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = await ask(peaceApi.named({ name }));
    if (!found) return;
    if (!(await ask(peaceApi.setTie({ user: found.value.user, follows: true })))) return;
    setName('');
    await refreshTies();
  };
  return (
    <form class="sheet row" onSubmit={(event) => void add(event)}>
      <TextField label={texts.add} value={name} onChange={setName} autocomplete="off" />
      <Button class="main" label={texts.follow} disabled={name.trim() === ''} />
      <Trouble code={trouble} />
    </form>
  );
}
