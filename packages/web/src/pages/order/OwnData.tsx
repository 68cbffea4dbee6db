import type { JSX } from 'preact';
import { sayOrder } from './words/say-order.ts';

/** Everything that is kept about me, to take along. */
export function OwnData(): JSX.Element {
  const texts = sayOrder().data;
  return (
    <section class="sheet stack" aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <p>{texts.about}</p>
      <a class="button plain" href="/api/me/export" download="roundhouse.json">
        {texts.download}
      </a>
    </section>
  );
}
