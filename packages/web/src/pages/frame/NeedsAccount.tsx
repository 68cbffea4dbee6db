import { ButtonLink } from '../../pieces/Button.tsx';
import { say } from '../words/say.ts';

/** What takes an account, and the way to one. */
export function NeedsAccount({ about }: { about: string }) {
  return (
    <div class="stack">
      <p>{about}</p>
      <div class="row">
        <ButtonLink href="/account" label={say().toAccount} />
      </div>
    </div>
  );
}
