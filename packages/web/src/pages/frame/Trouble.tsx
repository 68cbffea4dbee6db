import { errorText } from '../words/say.ts';

/** What went wrong, in words; nothing if nothing did. */
export function Trouble({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p class="note note-strong" role="alert">
      {errorText(code)}
    </p>
  );
}
