import { me } from '../visitor.ts';
import { say } from '../words/say.ts';

/** Whoever opens a link to their own match in another browser is a stranger there: this leads to their seat. */
export function PlayingHere() {
  if (me.value !== null) return null;
  return (
    <p class="quiet-text">
      {say().playingHere} <a href="/online">{say().accountPage.signIn}</a>
    </p>
  );
}
