import type { User } from '@roundhouse/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { ServerPage } from '../frame/AtServer.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useAsking } from '../frame/use-asking.ts';
import { Welcome } from '../lobby/Welcome.tsx';
import { PeopleLinks } from '../order/PeopleLinks.tsx';
import { Tokens } from '../order/Tokens.tsx';
import { sayOrder } from '../order/words/say-order.ts';
import { go } from '../router.ts';
import { become, me, renewed } from '../visitor.ts';
import { say } from '../words/say.ts';
import { NoticesSection } from './notices/NoticesSection.tsx';
import { browserName } from './passkeys/browser-name.ts';
import { canPasskeys } from './passkeys/passkey.ts';
import { Passkeys } from './passkeys/Passkeys.tsx';
import '../../styles/account.css';

/** Who I am on the server, how I come back, and how I leave. */
export function AccountPage() {
  return (
    <ServerPage title={say().accountPage.title}>
      {() => (me.value ? <Account visitor={me.value} /> : <Welcome />)}
    </ServerPage>
  );
}

function Account({ visitor }: { visitor: User }) {
  const [ready, setReady] = useState(false);
  const texts = say().accountPage;
  return (
    <div class="account-page">
      <p class="account-who">{visitor.login === null ? texts.guest : texts.known(visitor.login)}</p>
      <div class="row account-who">
        <PeopleLinks />
        {visitor.role && <ButtonLink href="/order" label={sayOrder().order.title} />}
      </div>
      <div class="account-column">
        <Rename visitor={visitor} />
        <Password visitor={visitor} />
        {canPasskeys() && <Passkeys />}
        <Sessions />
      </div>
      <div class={ready ? 'account-column' : 'account-column not-yet'}>
        <NoticesSection onRead={() => setReady(true)} />
        {!visitor.guest && <Tokens />}
        <OwnData />
        <Leave visitor={visitor} />
      </div>
    </div>
  );
}

function Rename({ visitor }: { visitor: User }) {
  const [name, setName] = useState(visitor.name);
  const { trouble, ask } = useAsking();
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const renamed = await ask(api.rename({ name }));
    if (renamed) me.value = renamed.value;
  };
  return (
    <form class="sheet row" onSubmit={(event) => void rename(event)}>
      <TextField label={say().name} value={name} onChange={setName} autocomplete="nickname" />
      <Button label={say().accountPage.rename} disabled={name === visitor.name} />
      <Trouble code={trouble} />
    </form>
  );
}

function Password({ visitor }: { visitor: User }) {
  const [login, setLogin] = useState(visitor.login ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [saved, setSaved] = useState(false);
  const { trouble, ask } = useAsking();
  const texts = say().accountPage;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const before = visitor.hasPassword ? current : undefined;
    const known = await ask(api.setPassword({ login, password, current: before }));
    if (known) renewed(known.value);
    setSaved(known !== undefined);
  };
  return (
    <form class="sheet stack" onSubmit={(event) => void save(event)}>
      <h2>{visitor.hasPassword ? texts.changePassword : texts.addPassword}</h2>
      <TextField label={texts.login} value={login} onChange={setLogin} autocomplete="username" />
      {visitor.hasPassword && (
        <TextField
          label={texts.currentPassword}
          value={current}
          onChange={setCurrent}
          autocomplete="current-password"
        />
      )}
      <TextField
        label={texts.newPassword}
        value={password}
        onChange={setPassword}
        autocomplete="new-password"
      />
      <div class="row">
        <Button class="main" label={texts.save} />
        {saved && <span role="status">{texts.saved}</span>}
      </div>
      <Trouble code={trouble} />
    </form>
  );
}

function Sessions() {
  const { value: sessions = [], again } = useAnswer(() => api.sessions(), []);
  const texts = say().accountPage;
  return (
    <section class="sheet stack" aria-labelledby="sessions">
      <h2 id="sessions">{texts.sessions}</h2>
      <ul class="stack">
        {sessions.map(({ id, label, seenAt, current }) => (
          <li key={id} class="session">
            <span>
              <strong>{browserName(label)}</strong>{' '}
              <small class="quiet-text">{current ? texts.here : texts.seen(when(seenAt))}</small>
            </span>
            {!current && (
              <Button
                label={texts.endSession}
                about={browserName(label)}
                onClick={() => void api.endSession({ id }).then(again)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leave({ visitor }: { visitor: User }) {
  const [sure, setSure] = useState(false);
  const { trouble, ask } = useAsking();
  const texts = say().accountPage;
  const leave = async (asked: ReturnType<typeof api.logOut>): Promise<void> => {
    if (!(await ask(asked))) return;
    await become(null);
    go('/');
  };
  return (
    <>
      <section class="sheet stack" aria-labelledby="log-out">
        <h2 id="log-out">{texts.logOut}</h2>
        <p>{visitor.guest ? texts.logOutGuest : texts.logOutAbout}</p>
        <Button label={texts.logOut} onClick={() => void leave(api.logOut())} />
        <Trouble code={trouble} />
      </section>
      <section class="stack account-delete" aria-labelledby="delete-account">
        <h2 id="delete-account">{texts.delete}</h2>
        <p class="quiet-text">{texts.deleteAbout}</p>
        <Button
          class={sure ? 'danger' : 'quiet danger-text'}
          label={sure ? texts.deleteSure : texts.delete}
          onClick={() => (sure ? void leave(api.deleteMe()) : setSure(true))}
        />
      </section>
    </>
  );
}

/** Everything that is kept about me, to take along. */
function OwnData() {
  const texts = sayOrder().data;
  return (
    <section class="sheet stack" aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <p>{texts.about}</p>
      <ButtonLink href="/api/me/export" label={texts.download} download="roundhouse.json" />
    </section>
  );
}
