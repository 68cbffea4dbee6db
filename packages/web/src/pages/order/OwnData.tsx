import { ButtonLink } from '../../pieces/Button.tsx';
import { sayOrder } from './words/say-order.ts';

/** Everything that is kept about me, to take along. */
export function OwnData() {
  const texts = sayOrder().data;
  return (
    <section class="sheet stack" aria-labelledby="own-data">
      <h2 id="own-data">{texts.title}</h2>
      <p>{texts.about}</p>
      <ButtonLink href="/api/me/export" label={texts.download} download="roundhouse.json" />
    </section>
  );
}
