import { useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { ownName } from '../../settings/settings.ts';
import { canPasskeys, signInWithPasskey } from '../account/passkeys/passkey.ts';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { comeIn, signIn } from '../visitor.ts';
import { sayOrder } from '../order/words/say-order.ts';
import { say } from '../words/say.ts';

/** The door: a name is enough; an account is for coming back. */
export function Welcome() {
  const [known, setKnown] = useState(false);
  return (
    <section class="sheet stack welcome" aria-labelledby="welcome">
      <h2 id="welcome">{known ? say().accountPage.signIn : say().welcome}</h2>
      <Door known={known} setKnown={setKnown} label={say().comeIn} />
    </section>
  );
}

interface Coming {
  /** On the button for whoever has no account. */
  readonly label: string;
  /** What follows when somebody without an account has come in. */
  readonly onDone?: () => Promise<string | undefined>;
}

/** The door of a table: whoever has an account is not made a guest. */
export function TableDoor(coming: Coming) {
  const [known, setKnown] = useState(false);
  return <Door known={known} setKnown={setKnown} {...coming} />;
}

function Door({
  known,
  setKnown,
  ...coming
}: Coming & { known: boolean; setKnown: (known: boolean) => void }) {
  return (
    <>
      {known ? <SignIn /> : <ComeIn {...coming} />}
      <Button
        class="quiet"
        label={known ? say().noAccount : say().haveAccount}
        onClick={() => setKnown(!known)}
      />
    </>
  );
}

/** A name and one click. */
function ComeIn({ label, onDone }: Coming) {
  const [name, setName] = useState(ownName.value);
  const [trouble, setTrouble] = useState<string>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setTrouble((await comeIn(name)) ?? (await onDone?.()));
  };
  return (
    <form class="row" onSubmit={(event) => void submit(event)}>
      <TextField label={say().name} value={name} onChange={setName} autocomplete="nickname" />
      <Button class="main" label={label} />
      <Trouble code={trouble} />
    </form>
  );
}

function SignIn() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const words = say().accountPage;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setTrouble(await signIn(login, password));
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <TextField label={words.login} value={login} onChange={setLogin} autocomplete="username" />
      <TextField
        label={words.signInPassword}
        value={password}
        onChange={setPassword}
        autocomplete="current-password"
      />
      <div class="row">
        <Button class="main" label={words.signIn} />
        {canPasskeys() && (
          <Button
            label={words.signInPasskey}
            onClick={() => void signInWithPasskey().then(setTrouble)}
          />
        )}
      </div>
      <a href="/recover">{sayOrder().recover.forgot}</a>
      <Trouble code={trouble} />
    </form>
  );
}
