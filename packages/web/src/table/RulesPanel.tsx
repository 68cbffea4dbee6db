import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadRules } from '../games/shelf.ts';
import { words } from '../words/words.ts';
import { Markdown } from './Markdown.tsx';

/** The game's rules in our words, opened at what matters now. */
export function RulesPanel({
  game,
  now,
  onClose,
}: {
  game: string;
  /** Rule numbers to mark; the panel opens at the first. */
  now: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    void loadRules(game).then(setText);
    dialog.current?.showModal();
  }, [game]);
  useEffect(() => {
    dialog.current?.querySelector('.rule-now')?.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <dialog ref={dialog} class="rules" aria-label={words().table.rules} onClose={onClose}>
      <header class="rules-head">
        <h2>{words().table.rules}</h2>
        <button type="button" class="plain" onClick={() => dialog.current?.close()}>
          {words().house.close}
        </button>
      </header>
      <div class="rules-text" tabIndex={0}>
        <Markdown text={text} marked={now} />
      </div>
    </dialog>
  );
}
