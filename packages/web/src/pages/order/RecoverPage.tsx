import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { language } from '../../settings/settings.ts';
import { canPasskeys, signInWithPasskey } from '../account/passkeys/passkey.ts';
import { ServerPage } from '../frame/AtServer.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useAsking } from '../frame/use-asking.ts';
import { go } from '../router.ts';
import { become } from '../visitor.ts';
import { say } from '../words/say.ts';
import { sayOrder } from './words/say-order.ts';

/** Without a token, asks for a link by e-mail; with the one from the e-mail, for a new password. */
export function RecoverPage({ id }: { id: string }) {
  return (
    <ServerPage title={sayOrder().recover.title}>
      {() => (id === '' ? <OtherWays /> : <NewPassword token={id} />)}
    </ServerPage>
  );
}

/** A link by e-mail, where the server can send one; else what can be done without. */
function OtherWays() {
  const { value, trouble } = useAnswer(() => api.recovery(), []);
  if (!value) return <Trouble code={trouble} />;
  return value.canEmail ? <AskForLink /> : <WithoutMail />;
}

function WithoutMail() {
  const [trouble, setTrouble] = useState<string>();
  const texts = sayOrder().recover;
  const enter = async (): Promise<void> => {
    const refused = await signInWithPasskey();
    if (refused === undefined) go('/account', 'replace');
    else setTrouble(refused);
  };
  return (
    <section class="sheet stack">
      <p>
        {texts.noMail} {texts.byHost}
      </p>
      {canPasskeys() && (
        <>
          <p>{texts.byPasskey}</p>
          <Button label={say().accountPage.signInPasskey} onClick={() => void enter()} />
        </>
      )}
      <Trouble code={trouble} />
    </section>
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
        <OtherWays />
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
