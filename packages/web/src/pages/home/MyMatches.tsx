import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchSummary } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { hasAnswer } from '../../match/online/probe.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { words } from '../../words/words.ts';
import { MatchLine } from '../matches/MatchLine.tsx';
import { useOpenFile } from '../matches/OpenFile.tsx';

/** My matches on the play server, as lines of this list. */
interface OnlineLines {
  readonly Lines: ComponentType;
  /** Whether it is known which there are. */
  readonly ready: ReadonlySignal<boolean>;
}

/** The newest are here; the library has them all. */
const SHOWN = 12;

/** My matches, on the server and in this browser: continue, watch, replay, delete; and a record from a file. */
export function MyMatches({ online }: { online: OnlineLines | undefined }) {
  const [matches, setMatches] = useState<readonly MatchSummary[]>();
  const say = words().home;
  // Those on the server come first: until they are known, or nobody answers, the others would have to move.
  const ready = matches !== undefined && (online ? online.ready.value : hasAnswer.value);
  const refresh = (): void => void theHost().matches().then(setMatches);
  useEffect(refresh, []);
  const { button, trouble } = useOpenFile();
  return (
    <section class="matches my-matches" aria-labelledby="my-matches">
      <div class="row head-row">
        <h2 id="my-matches">{say.myMatches}</h2>
        <div class="row">
          <ButtonLink class="quiet" href="/matches" label={say.all} />
          {button}
        </div>
      </div>
      {trouble}
      <ul class={ready ? 'lines' : 'lines not-yet'}>
        {online && <online.Lines />}
        {matches?.slice(0, SHOWN).map((match) => (
          <MatchLine key={match.id} match={match} onRemoved={refresh} />
        ))}
        <li class="quiet-text match-none">{say.noMatches}</li>
      </ul>
    </section>
  );
}
