import { useEffect, useState } from 'preact/hooks';
import type { MatchRating, Table } from '@roundhouse/protocol';
import { playerAt } from '../../match/online/match-info.ts';
import { ratingsApi } from './ratings-api.ts';
import { about } from './words/about.ts';

const LOOK_EVERY = 1500;
const MOST_LOOKS = 20;

/** What a rated match made of the ratings that I may see. */
export function MatchRatings({ table }: { table: Table }) {
  const isRated = table.settings.rated === true;
  const [rating, setRating] = useState<MatchRating>();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isRated || rating || looks > MOST_LOOKS) return undefined;
    const look = (): void =>
      void ratingsApi.ofMatch({ id: table.id }).then((reply) => {
        if (reply.ok && reply.value) setRating(reply.value);
        else setLooks(looks + 1);
      });
    const timer = setTimeout(look, looks === 0 ? 0 : LOOK_EVERY);
    return () => clearTimeout(timer);
  }, [table.id, looks]);
  if (!isRated) return null;
  const texts = about();
  if (!rating) return <p class="quiet-text">{texts.notYet}</p>;
  return (
    <section class="lines-close match-ratings">
      <h3>{texts.rating}</h3>
      <ul>
        {rating.seats.map(({ seat, before, after, provisional }) => (
          <li key={seat}>
            {nameAt(table, seat)}: {texts.change(before, after)}
            {provisional && <span class="quiet-text"> {texts.provisional}</span>}
          </li>
        ))}
      </ul>
      <p class="quiet-text">{texts.verdicts[rating.verdict]}</p>
      {rating.sameAddress && <p class="quiet-text">{texts.sameAddress}</p>}
    </section>
  );
}

function nameAt({ seats }: Table, seat: number): string {
  const at = seats[seat];
  return at ? playerAt(at, seat).name : '';
}
