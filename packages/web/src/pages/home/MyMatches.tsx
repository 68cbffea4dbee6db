import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import type { MatchSummary } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { go } from '../router.ts';
import { nameAt } from '../../table/seats.ts';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';

/** The matches of this browser: continue, watch, replay, delete; and a record from a file. */
export function MyMatches(): JSX.Element {
  const [matches, setMatches] = useState<readonly MatchSummary[]>();
  const [trouble, setTrouble] = useState<string>();
  const say = words().home;
  const refresh = (): void => void theHost().matches().then(setMatches);
  useEffect(refresh, []);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text();
    const kept = await theHost().keep(readJson(text));
    if (kept.ok) go(`/replay/${kept.value}`);
    else setTrouble(words().problems[kept.problem]);
  };
  return (
    <section class="matches" aria-labelledby="my-matches">
      <div class="matches-head">
        <h2 id="my-matches">{say.myMatches}</h2>
        <label class="button plain file">
          {say.open}
          <input
            type="file"
            class="sr-only"
            accept=".json,application/json"
            title={say.openAbout}
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {trouble !== undefined && (
        <p class="note note-strong" role="alert">
          {trouble}
        </p>
      )}
      {matches?.length === 0 && <p class="quiet-text">{say.noMatches}</p>}
      <ul class="match-list">
        {matches?.map((match) => (
          <MatchLine key={match.id} match={match} onRemoved={refresh} />
        ))}
      </ul>
    </section>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function MatchLine({
  match,
  onRemoved,
}: {
  match: MatchSummary;
  onRemoved: () => void;
}): JSX.Element {
  const [sure, setSure] = useState(false);
  const say = words().home;
  const name = gameName(match.game);
  const people = match.players.some(({ kind }) => kind === 'person');
  const remove = async (): Promise<void> => {
    if (!sure) return setSure(true);
    await theHost().remove(match.id);
    onRemoved();
  };
  return (
    <li class="match">
      <div class="match-what">
        <strong>{name}</strong>
        <span class="quiet-text">
          {match.players.map((_, seat) => nameAt(match.players, seat)).join(', ')} ·{' '}
          {when(match.changedAt)} · {say.moves(match.moves)}
        </span>
      </div>
      <span class="match-state">{stateOf(match)}</span>
      {match.outcome ? (
        <a class="button plain" href={`/replay/${match.id}`}>
          {say.replay}
        </a>
      ) : (
        <a class="button main" href={`/table/${match.id}`}>
          {people ? say.goOn : say.watch}
        </a>
      )}
      <button type="button" class={sure ? 'danger' : 'quiet'} onClick={() => void remove()}>
        {sure ? say.removeSure : say.remove}
        <span class="sr-only">: {name}</span>
      </button>
    </li>
  );
}

function stateOf({ outcome, deciders, players }: MatchSummary): string {
  const say = words().home;
  const names = (seats: readonly number[]): string =>
    words().and(seats.map((seat) => nameAt(players, seat)));
  if (outcome) return say.won(names(outcome.ranking[0] ?? []));
  const lonePerson = players.filter(({ kind }) => kind === 'person').length === 1;
  const mine = deciders.some((seat) => players[seat]?.kind === 'person');
  return lonePerson && mine ? say.yourTurn : say.waitingFor(names(deciders));
}
