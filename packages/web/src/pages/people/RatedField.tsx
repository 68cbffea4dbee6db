import { Choice, named } from '../frame/Choice.tsx';
import { about } from './words/about.ts';

interface RatedFieldProps {
  rated: boolean;
  /** Whether it could. */
  possible: boolean;
  onChange: (rated: boolean) => void;
}

/** Whether a table counts for the ratings. */
export function RatedField({ rated, possible, onChange }: RatedFieldProps) {
  const texts = about();
  if (!possible) return <p class="quiet-text">{texts.ratedNeeds}</p>;
  return (
    <>
      <Choice
        label={texts.ratedChoice}
        value={rated ? 'rated' : 'casual'}
        {...named(texts.ratedChoices)}
        onChange={(choice) => onChange(choice === 'rated')}
      />
      {rated && <p class="quiet-text">{texts.ratedAbout}</p>}
    </>
  );
}
