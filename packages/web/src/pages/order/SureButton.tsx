import { useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { sayOrder } from './words/say-order.ts';

interface SureButtonProps {
  label: string;
  /** Whom or what it is about, for those who hear the button alone. */
  about?: string;
  kind?: 'plain' | 'danger';
  onSure: () => void;
}

/** Something that can't be undone is clicked twice. */
export function SureButton({ label, about, kind = 'plain', onSure }: SureButtonProps) {
  const [sure, setSure] = useState(false);
  const click = (): void => {
    setSure(!sure);
    if (sure) onSure();
  };
  const shown = sure ? `${label}: ${sayOrder().order.sure}` : label;
  return (
    <Button
      class={kind}
      label={shown}
      aria-label={about === undefined ? undefined : `${shown} ${about}`}
      onClick={click}
      onBlur={() => setSure(false)}
    />
  );
}
