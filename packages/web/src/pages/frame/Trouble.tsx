import type { JSX } from 'preact';
import { errorText } from '../words/say.ts';

/** What went wrong, in words; nothing if nothing did. */
export function Trouble({ code }: { code: string | undefined }): JSX.Element | null {
  if (code === undefined) return null;
  return (
    <p class="note note-strong" role="alert">
      {errorText(code)}
    </p>
  );
}
