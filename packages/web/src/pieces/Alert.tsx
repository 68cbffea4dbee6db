/** What went wrong, in a sentence; nothing if nothing did. */
export function Alert({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p class="note note-strong" role="alert">
      {text}
    </p>
  );
}
