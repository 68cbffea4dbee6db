import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../../pieces/Button.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useAsking } from '../../frame/use-asking.ts';
import { Trouble } from '../../frame/Trouble.tsx';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';
import '../../../styles/online.css';

/** Where the link at the end of an e-mail leads: no more of these. */
export function StopPage({ id }: { id: string }) {
  const [done, setDone] = useState(false);
  const { trouble, ask } = useAsking();
  const texts = say().notices.stop;
  const stop = async (): Promise<void> => {
    setDone((await ask(noticesApi.stop({ token: id }))) !== undefined);
  };
  return (
    <PageFrame title={texts.title}>
      <h1>{texts.title}</h1>
      <div class="sheet stack">
        <p role="status">{done ? texts.done : texts.about}</p>
        {done ? (
          <ButtonLink href="/account" label={say().toAccount} />
        ) : (
          <Button class="main" label={texts.stop} onClick={() => void stop()} />
        )}
        <Trouble code={trouble} />
      </div>
    </PageFrame>
  );
}
