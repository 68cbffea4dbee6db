import { useEffect, useState } from 'preact/hooks';
import type { Shows } from '@roundhouse/protocol';
import { gameName, SHELF } from '../../games/shelf.ts';
import { Check, toggled } from '../frame/Check.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { ratingsApi } from './ratings-api.ts';
import { about } from './words/about.ts';

const PARTS = ['ratings', 'achievements', 'opponents', 'matches'] as const;

/** What others may see of me; kept as soon as it is changed. */
export function ShowsForm({ onSaved }: { onSaved: () => void }) {
  const [shows, setShows] = useState<Shows>();
  const { trouble, ask } = useAsking();
  useEffect(() => {
    void ratingsApi.shows().then((reply) => reply.ok && setShows(reply.value));
  }, []);
  if (!shows) return null;
  const texts = about().shows;
  const change = async (changed: Shows): Promise<void> => {
    setShows(changed);
    const kept = await ask(ratingsApi.show({ ...changed, favourites: [...changed.favourites] }));
    setShows(kept ? kept.value : shows);
    if (kept) onSaved();
  };
  const field = fieldsOf(shows, (changed) => void change(changed));
  return (
    <fieldset class="sheet lines-close shows">
      <legend>{texts.title}</legend>
      <p class="quiet-text">{texts.about}</p>
      {PARTS.map((part) => (
        <Check key={part} label={texts[part]} {...field(part)} />
      ))}
      <p class="quiet-text">{texts.favourites}</p>
      {SHELF.map(({ id }) => (
        <Check
          key={id}
          label={gameName(id)}
          value={shows.favourites.includes(id)}
          onChange={() => void change({ ...shows, favourites: toggled(shows.favourites, id) })}
        />
      ))}
      <Trouble code={trouble} />
    </fieldset>
  );
}
