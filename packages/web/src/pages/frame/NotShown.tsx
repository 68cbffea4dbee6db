import { ButtonLink } from '../../pieces/Button.tsx';
import { Trouble } from './Trouble.tsx';

interface NotShownProps {
  /** Why; undefined while it is being looked for. */
  code: string | undefined;
  /** What the list of all of them is called, and where it is. */
  list: string;
  href: string;
}

/** In place of one of many that can't be shown: why, and the way to the others. */
export function NotShown({ code, list, href }: NotShownProps) {
  if (code === undefined) return null;
  return (
    <div class="stack people-list">
      <h1>{list}</h1>
      <Trouble code={code} />
      <div class="row">
        <ButtonLink href={href} label={list} />
      </div>
    </div>
  );
}
