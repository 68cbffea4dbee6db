import { useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { LoadedPanel } from '../../table/LoadedPanel.tsx';
import { words } from '../../words/words.ts';

const loadPanel = () =>
  import('../../table/rules/RulesPanel.tsx').then(({ RulesPanel }) => RulesPanel);

/** Opens the rules of a game that isn't being played. */
export function RulesButton({ game }: { game: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button class="plain large" label={words().table.rules} onClick={() => setOpen(true)} />
      {isOpen && <LoadedPanel load={loadPanel} props={{ game, onClose: () => setOpen(false) }} />}
    </>
  );
}
