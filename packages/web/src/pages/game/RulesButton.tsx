import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LoadedPanel } from '../../table/LoadedPanel.tsx';
import { words } from '../../words/words.ts';

const loadPanel = () =>
  import('../../table/rules/RulesPanel.tsx').then(({ RulesPanel }) => RulesPanel);

/** Opens the rules of a game that isn't being played. */
export function RulesButton({ game }: { game: string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="plain large" onClick={() => setOpen(true)}>
        {words().table.rules}
      </button>
      {isOpen && <LoadedPanel load={loadPanel} props={{ game, onClose: () => setOpen(false) }} />}
    </>
  );
}
