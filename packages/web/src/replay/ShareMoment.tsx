import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/words.ts';

/** How a moment reaches others: a link was copied or is there to be copied, or a file was saved. */
export type Shared =
  | { readonly kind: 'copied' | 'saved' }
  | { readonly kind: 'link'; readonly link: string };
/** Shows the position after so many moves to others. */
export type Share = (moves: number) => Promise<Shared>;

/** "Share this position", and what became of it. */
export function ShareMoment({ share, at }: { share: Share; at: number }) {
  const [shared, setShared] = useState<Shared>();
  const say = words().replay;
  useEffect(() => setShared(undefined), [at]);
  return (
    <>
      <button
        type="button"
        class="plain replay-share"
        aria-label={say.share}
        title={say.share}
        onClick={() => void share(at).then(setShared)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M8 12L12 8M9 6L11 4A3.5 3.5 0 0 1 16 9L14 11M11 14L9 16A3.5 3.5 0 0 1 4 11L6 9" />
        </svg>
      </button>
      <SharedNote shared={shared} say={say.shared} />
    </>
  );
}

interface SharedNoteProps {
  shared: Shared | undefined;
  say: { readonly copied: string; readonly link: string; readonly saved?: string };
}

/** What became of sharing, in these words. */
export function SharedNote({ shared, say }: SharedNoteProps) {
  return (
    <p class="quiet-text replay-shared" role="status">
      {shared?.kind === 'copied' && say.copied}
      {shared?.kind === 'saved' && say.saved}
      {shared?.kind === 'link' && (
        <>
          {say.link} <code>{shared.link}</code>
        </>
      )}
    </p>
  );
}
