import type { JSX } from 'preact';
import '../../styles/tools.css';

/** One more, or one less. */
export function Step({
  label,
  sign,
  stuck,
  onStep,
}: {
  label: string;
  sign: string;
  stuck: boolean;
  onStep: () => void;
}): JSX.Element {
  return (
    <button type="button" class="plain step" aria-label={label} disabled={stuck} onClick={onStep}>
      {sign}
    </button>
  );
}
