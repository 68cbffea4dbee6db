import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { language } from '../../settings/settings.ts';
import { ServerPage } from '../frame/AtServer.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { go } from '../router.ts';
import { become } from '../visitor.ts';
import { say } from '../words/say.ts';
import { sayOrder } from './words/say-order.ts';

/** Without a token, asks for a link by e-mail; with the one from the e-mail, for a new password. */
export function RecoverPage({ id }: { id: string }) {
  return (
    <ServerPage title={sayOrder().recover.title}>
      {() => (id === '' ? <AskForLink /> : <NewPassword token={id} />)}
    </ServerPage>
  );
}

function AskForLink() {
  const [login, setLogin] = useState('');
  const [done, setDone] = useState(false);
  const { busy, trouble, ask } = useAsking();
  const texts = sayOrder().recover;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const asked = await ask(api.recover({ login, language: language.value }));
    setDone(asked !== undefined);
  };
  if (done) return <p role="status">{texts.asked}</p>;
  return (
    <form class="sheet stack" onSubmit={(event) => void send(event)}>
      <TextField
        label={say().accountPage.login}
        value={login}
        onChange={setLogin}
        autocomplete="username"
      />
      <Button class="main" label={texts.ask} disabled={busy} />
      <Trouble code={trouble} />
    </form>
  );
}

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const { busy, trouble, ask } = useAsking();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const known = await ask(api.resetPassword({ token, password }));
    if (!known) return;
    await become(known.value);
    go('/account', 'replace');
  };
  if (trouble === 'wrong-link')
    return (
      <>
        <Trouble code={trouble} />
        <AskForLink />
      </>
    );
  return (
    <form class="sheet stack" onSubmit={(event) => void save(event)}>
      <TextField
        label={say().accountPage.newPassword}
        value={password}
        onChange={setPassword}
        autocomplete="new-password"
      />
      <Button class="main" label={sayOrder().recover.save} disabled={busy} />
      <Trouble code={trouble} />
    </form>
  );
}
