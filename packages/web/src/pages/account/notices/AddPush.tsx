import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../pieces/Button.tsx';
import { Trouble } from '../../frame/Trouble.tsx';
import { say } from '../../words/say.ts';
import { allowPush, pushObstacle } from './push-here.ts';
import type { PushObstacle } from './push-here.ts';

/** Lets this device show notices, or says why it can't. */
export function AddPush({ pushKey, onAdded }: { pushKey: string; onAdded: () => Promise<void> }) {
  const [obstacle, setObstacle] = useState<PushObstacle>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => void pushObstacle().then(setObstacle), []);
  const texts = say().notices.push;
  const allow = async (): Promise<void> => {
    setBusy(true);
    const failed = await allowPush(pushKey);
    setBusy(false);
    setTrouble(failed);
    if (failed === undefined) await onAdded();
    else setObstacle(await pushObstacle());
  };
  return (
    <div class="notice-way">
      <h3>{texts.title}</h3>
      {obstacle === undefined ? (
        <Button label={texts.allow} disabled={busy} onClick={() => void allow()} />
      ) : (
        <p class="quiet-text">{texts.obstacles[obstacle]}</p>
      )}
      <Trouble code={trouble} />
    </div>
  );
}
