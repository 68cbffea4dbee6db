import { useState } from 'preact/hooks';
import type { Here } from '@roundhouse/protocol';
import { words } from '../../words/words.ts';
import { useLooking } from '../frame/use-looking.ts';
import { peaceApi } from './ties.ts';
import { sayOrder } from './words/say-order.ts';

const LOOK_EVERY = 30_000;

/** How many people are here, and which friends of mine. */
export function WhoIsHere() {
  const [here, setHere] = useState<Here>();
  const texts = sayOrder().here;
  useLooking(
    async () => {
      const found = await peaceApi.here();
      if (found.ok) setHere(found.value);
    },
    LOOK_EVERY,
    [],
  );
  const friends = here?.friends.map(({ name }) => name) ?? [];
  return (
    <p class="quiet-text who-is-here">
      {here === undefined || here.people === 0
        ? '\u00a0'
        : [
            `${texts.people(here.people)}.`,
            ...(friends.length === 0 ? [] : [texts.friends(words().and(friends))]),
          ].join(' ')}
    </p>
  );
}
