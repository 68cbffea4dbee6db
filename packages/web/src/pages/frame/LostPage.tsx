import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { words } from '../../words/words.ts';
import { PageFrame } from './PageFrame.tsx';

interface LostPageProps {
  title?: string;
  text?: string;
  /** Whether it may be there when the page is loaded again. */
  again?: boolean;
}

/** For an address that leads nowhere, and for every failure that ends a page. */
export function LostPage({ title, text, again = false }: LostPageProps) {
  const say = words().lost;
  return (
    <PageFrame title={title ?? say.title}>
      <div class="lost">
        <svg viewBox="0 0 200 90" width="280" aria-hidden="true">
          <path class="lost-rails" d="M10 60H150M10 72H150" />
          <path
            class="lost-sleepers"
            d="M20 55V77M40 55V77M60 55V77M80 55V77M100 55V77M120 55V77M140 55V77"
          />
          <path class="lost-stop" d="M150 40V80M164 40V80M144 46H172V58H144Z" />
        </svg>
        <h1>{title ?? say.title}</h1>
        <p>{text ?? say.text}</p>
        <div class="row">
          {again && <Button class="main" label={say.again} onClick={() => location.reload()} />}
          <ButtonLink class={again ? 'plain' : 'main'} href="/" label={say.home} />
        </div>
      </div>
    </PageFrame>
  );
}
