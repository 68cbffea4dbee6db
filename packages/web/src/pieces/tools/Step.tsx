import '../../styles/tools.css';

interface StepProps {
  label: string;
  sign: string;
  stuck: boolean;
  onStep: () => void;
}

/** One more, or one less. */
export function Step({ label, sign, stuck, onStep }: StepProps) {
  return (
    <button type="button" class="plain step" aria-label={label} disabled={stuck} onClick={onStep}>
      {sign}
    </button>
  );
}
