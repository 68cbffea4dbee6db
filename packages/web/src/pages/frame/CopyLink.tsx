import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { say } from '../words/say.ts';

/** What lets a server hear other machines. */
const FOR_EVERYBODY = 'npm start -- --host 0.0.0.0';
const THIS_MACHINE = /^(?:localhost|127\..*|\[::1\])$/;

/** The address of this page, to be sent to friends: never one that means another machine on theirs. */
export function CopyLink({ path }: { path: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const [others, setOthers] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const words = say().room;
  const isLocal = THIS_MACHINE.test(location.hostname);
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
      {others === '' && (
        <p class="quiet-text copy-only-here">
          {words.onlyHere} <code>{FOR_EVERYBODY}</code>
        </p>
      )}
    </div>
  );
}

/** Over plain http browsers have no clipboard; what is selected can be copied the old way. */
async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return document.execCommand('copy');
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
