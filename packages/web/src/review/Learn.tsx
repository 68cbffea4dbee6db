import { useState } from 'preact/hooks';
import { Button } from '../pieces/Button.tsx';
import { useSheets } from '../table/sheets.ts';
import type { ReviewModel } from './review-model.ts';
import { say } from './say.ts';

/** One's own expensive moments as questions: whose, and where to begin. */
export function Learn({ model }: { model: ReviewModel }) {
  const sheets = useSheets();
  const [seat, setSeat] = useState(model.ownSeat);
  const lessons = model.lessonsOf(seat).length;
  return (
    <div class="review-learn">
      <select
        aria-label={say().learnAs}
        title={say().learnAs}
        value={String(seat)}
        onChange={(event) => setSeat(Number(event.currentTarget.value))}
      >
        {model.replay.seats.map(({ seat: each, name }) => (
          <option key={each} value={String(each)}>
            {name}
          </option>
        ))}
      </select>
      <Button
        label={say().learn}
        disabled={lessons === 0}
        title={lessons === 0 ? say().noLessons : undefined}
        onClick={() => {
          sheets.close();
          void model.learn(seat);
        }}
      />
    </div>
  );
}
