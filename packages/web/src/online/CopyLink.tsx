import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { say } from './words/say.ts';

/** The address of this page, to be sent to friends. */
export function CopyLink({ path }: { path: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const words = say().room;
  const address = location.origin + path;
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Over plain http browsers have no clipboard, but the selected text can still be copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
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
    </div>
  );
}
