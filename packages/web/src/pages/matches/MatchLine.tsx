import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import type { MatchSummary } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { lastTable } from '../../settings/settings.ts';
import { nameAt } from '../../table/seats.ts';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';

interface MatchLineProps {
  match: MatchSummary;
  onRemoved: () => void;
  /** What else there is to say about it. */
  children?: ComponentChildren;
}

/** One match of this browser: continue, watch, replay, delete. */
export function MatchLine({ match, onRemoved, children }: MatchLineProps) {
  const [sure, setSure] = useState(false);
  const say = words().home;
  const name = gameName(match.game);
  const people = match.players.some(({ kind }) => kind === 'person');
  const removeLabel = sure ? say.removeSure : say.remove;
  const remove = async (): Promise<void> => {
    if (!sure) return setSure(true);
    await theHost().remove(match.id);
    if (lastTable.value.startsWith(`/table/${match.id} `)) lastTable.value = '';
    onRemoved();
  };
  return (
    <li class={isMyTurn(match) ? 'sheet match match-mine' : 'sheet match'}>
      <span class={`match-plate room-${match.game}`} />
      <div class="match-what">
        <strong>{name}</strong>
        <span class="quiet-text">
          {match.players.map((_, seat) => nameAt(match.players, seat)).join(', ')} ·{' '}
          {when(match.changedAt)} · {say.moves(match.moves)}
        </span>
        {children}
      </div>
      <span class="match-state">{stateOf(match)}</span>
      {match.outcome || match.imported ? (
        <ButtonLink href={`/replay/${match.id}`} label={say.replay} about={name} />
      ) : (
        <ButtonLink
          class="main"
          href={`/table/${match.id}`}
          label={people ? say.goOn : say.watch}
          about={name}
        />
      )}
      <Button
        class={sure ? 'danger' : 'quiet'}
        label={removeLabel}
        about={name}
        onClick={() => void remove()}
      />
    </li>
  );
}

/** Whether the only person at this screen has to decide. */
function isMyTurn({ outcome, deciders, players }: MatchSummary): boolean {
  const isLone = players.filter(({ kind }) => kind === 'person').length === 1;
  return !outcome && isLone && deciders.some((seat) => players[seat]?.kind === 'person');
}

function stateOf(match: MatchSummary): string {
  const { outcome, deciders, players } = match;
  const say = words().home;
  const names = (seats: readonly number[]): string =>
    words().and(seats.map((seat) => nameAt(players, seat)));
  if (outcome) return say.won(names(outcome.ranking[0] ?? []));
  return isMyTurn(match) ? say.yourTurn : say.waitingFor(names(deciders));
}
