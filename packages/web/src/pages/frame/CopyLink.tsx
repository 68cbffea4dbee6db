import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { say } from '../words/say.ts';
import { copyText, isThisMachine } from './copy-text.ts';
import { QrCode } from './QrCode.tsx';

/** What lets a server hear other machines. */
const FOR_EVERYBODY = 'npm start -- --host 0.0.0.0';

interface CopyLinkProps {
  path: string;
  /** Whether it lets others join. */
  forOthers?: boolean;
  /** Whether it is read by whoever could open the server to others. */
  forHost?: boolean;
}

/** The address of this page, to be sent to friends or read by their phones: never one that means another machine on theirs. */
export function CopyLink({ path, forOthers = false, forHost = false }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [others, setOthers] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const words = say().room;
  const isLocal = isThisMachine();
  useEffect(() => {
    if (!isLocal) return;
    void api.addresses().then((found) => setOthers(found.ok ? (found.value[0] ?? '') : undefined));
  }, [isLocal]);
  const address = (others || location.origin) + path;
  const copy = async (): Promise<void> => {
    field.current?.select();
    setCopied(await copyText(address));
  };
  return (
    <div class="copy-link">
      <label class="field">
        <span>{words.link}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="main" onClick={() => void copy()}>
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </button>
      {(!isLocal || others) && <QrCode address={address} />}
      {forOthers && <p class="quiet-text">{words.linkAbout}</p>}
      {forHost && others === '' && (
        <p class="quiet-text">
          {words.onlyHere} <code>{FOR_EVERYBODY}</code>
        </p>
      )}
    </div>
  );
}
