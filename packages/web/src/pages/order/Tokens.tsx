import { bots } from '@roundhouse/protocol';
import type { BotAccount, Scope, Token } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askersOf } from '../../match/online/api.ts';
import type { Reply } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { Check, toggled } from '../frame/Check.tsx';
import { copyText } from '../frame/copy-text.ts';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { me } from '../visitor.ts';
import { say } from '../words/say.ts';
import { SureButton } from './SureButton.tsx';
import { sayOrder } from './words/say-order.ts';
import '../../styles/order.css';

const botsApi = askersOf(bots);

/** Tokens for programs that act in my name, and accounts that programs play with. */
export function Tokens() {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [accounts, setAccounts] = useState<readonly BotAccount[]>([]);
  const [made, setMade] = useState<string>();
  const { trouble, ask } = useAsking();
  const texts = sayOrder().tokens;
  const refresh = async (): Promise<void> => {
    const [own, bots] = await Promise.all([botsApi.tokens(), botsApi.list()]);
    if (own.ok) setTokens(own.value);
    if (bots.ok) setAccounts(bots.value);
  };
  useEffect(() => void refresh(), []);
  const change = async (asked: Promise<Reply<unknown>>): Promise<boolean> => {
    setMade(undefined);
    const done = await ask(asked);
    await refresh();
    return done !== undefined;
  };
  const make = async (asked: Promise<Reply<{ readonly token: string }>>): Promise<boolean> => {
    const done = await ask(asked);
    setMade(done?.value.token);
    await refresh();
    return done !== undefined;
  };
  return (
    <section class="sheet stack" aria-labelledby="tokens">
      <h2 id="tokens">{texts.title}</h2>
      <p class="quiet-text">{texts.about}</p>
      <Trouble code={trouble} />
      {made !== undefined && <Made key={made} token={made} />}
      <TokenList tokens={tokens} onRevoke={(id) => void change(botsApi.revokeToken({ id }))} />
      <NewToken
        onMake={(label, scopes) => make(botsApi.addToken({ label, scopes: [...scopes] }))}
      />
      <h3>{texts.bots}</h3>
      <p class="quiet-text">{texts.botsAbout}</p>
      {accounts.map(({ user, name, tokens: own }) => (
        <div key={user} class="stack bot-account">
          <p class="row person">
            <strong>{name}</strong>
            <SureButton
              label={texts.remove}
              about={name}
              onSure={() => void change(botsApi.remove({ user }))}
            />
          </p>
          <TokenList
            tokens={own}
            onRevoke={(id) => void change(botsApi.revokeBotToken({ user, id }))}
          />
          <Button
            label={texts.make}
            about={name}
            onClick={() => void make(botsApi.addBotToken({ user, label: name }))}
          />
        </div>
      ))}
      <NewBot onMake={(name) => change(botsApi.create({ name }))} />
    </section>
  );
}

/** What is shown once. */
function Made({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const texts = sayOrder().tokens;
  return (
    <div class="note stack" role="status">
      <p>{texts.once}</p>
      <code class="token">{token}</code>
      <Button
        label={copied ? say().room.copied : texts.copy}
        onClick={() => void copyText(token).then(setCopied)}
      />
    </div>
  );
}

interface TokenListProps {
  tokens: readonly Token[];
  onRevoke: (id: string) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps) {
  const texts = sayOrder().tokens;
  return (
    <ul class="stack">
      {tokens.map(({ id, label, scopes, seenAt }) => (
        <li key={id} class="row person">
          <span class="person-who">
            <strong>{label}</strong>
            <small class="quiet-text">
              {[...scopes.map((scope) => texts.scopes[scope]), texts.used(when(seenAt))].join(', ')}
            </small>
          </span>
          <Button label={texts.revoke} about={label} onClick={() => onRevoke(id)} />
        </li>
      ))}
    </ul>
  );
}

interface NewTokenProps {
  onMake: (label: string, scopes: readonly Scope[]) => Promise<boolean>;
}

function NewToken({ onMake }: NewTokenProps) {
  const [label, setLabel] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['read', 'play']);
  const texts = sayOrder().tokens;
  const offered = (Object.keys(texts.scopes) as Scope[]).filter(
    (scope) => scope !== 'moderate' || me.value?.role,
  );
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await onMake(label, chosen)) setLabel('');
  };
  return (
    <form class="stack" onSubmit={(event) => void make(event)}>
      <TextField label={texts.label} value={label} onChange={setLabel} autocomplete="off" />
      <fieldset class="row scopes">
        <legend>{texts.good}</legend>
        {offered.map((scope) => (
          <Check
            key={scope}
            label={texts.scopes[scope]}
            value={chosen.includes(scope)}
            onChange={() => setChosen(toggled(chosen, scope))}
          />
        ))}
      </fieldset>
      <Button label={texts.make} disabled={chosen.length === 0} />
    </form>
  );
}

function NewBot({ onMake }: { onMake: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const texts = sayOrder().tokens;
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await onMake(name)) setName('');
  };
  return (
    <form class="row" onSubmit={(event) => void make(event)}>
      <TextField label={texts.botName} value={name} onChange={setName} autocomplete="off" />
      <Button label={texts.create} />
    </form>
  );
}
