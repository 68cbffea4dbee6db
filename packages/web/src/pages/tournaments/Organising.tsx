import type { Tournament, TournamentInside } from '@roundhouse/protocol';
import { Button } from '../../pieces/Button.tsx';
import { SureButton } from '../order/SureButton.tsx';
import type { Act } from './TournamentView.tsx';
import { tournamentsApi } from './tournaments-api.ts';
import { sayTournaments } from './words/say-tournaments.ts';

interface ManageProps {
  tournament: Tournament;
  busy: boolean;
  act: Act;
}

/** Starts, pauses, resumes and cancels it. */
export function Manage({ tournament: { id, state }, busy, act }: ManageProps) {
  const texts = sayTournaments();
  if (state === 'finished' || state === 'cancelled') return null;
  const next = { open: 'start', running: 'pause', paused: 'resume' } as const;
  const step = next[state];
  return (
    <section class="sheet stack" aria-labelledby="manage">
      <h2 id="manage">{texts.manage}</h2>
      {state !== 'open' && <p class="quiet-text">{texts.pauseAbout}</p>}
      <div class="row">
        <Button
          class={step === 'pause' ? 'plain' : 'main'}
          label={texts[step]}
          disabled={busy}
          onClick={() => void act(tournamentsApi[step]({ id }))}
        />
        <SureButton
          kind="danger"
          label={texts.cancel}
          onSure={() => void act(tournamentsApi.cancel({ id }))}
        />
      </div>
    </section>
  );
}

/** Who is in it; the organiser can remove somebody. */
export function Entrants({ inside, act }: { inside: TournamentInside; act: Act }) {
  const texts = sayTournaments();
  const { players, tournament } = inside;
  const { id, state, you, terms } = tournament;
  const isOver = state === 'finished' || state === 'cancelled';
  const about = (player: TournamentInside['players'][number]): string | undefined => {
    if (player.state === 'out') return texts.out;
    if (player.state === 'removed') return texts.wasRemoved;
    return state === 'open' && terms.checkIn > 0 && player.checkedIn
      ? texts.isCheckedIn
      : undefined;
  };
  return (
    <section class="sheet stack" aria-labelledby="entrants">
      <h2 id="entrants">{texts.people}</h2>
      {players.length === 0 && <p>{texts.nobody}</p>}
      <ul class="stack">
        {players.map((each) => (
          <li key={each.player} class="row person">
            <span class="person-who">
              <strong>{each.name ?? texts.gone}</strong>
              {about(each) !== undefined && <small class="quiet-text">{about(each)}</small>}
            </span>
            {you.organiser && !isOver && each.user !== null && each.state !== 'removed' && (
              <SureButton
                label={texts.remove}
                about={each.name ?? ''}
                onSure={() => void act(tournamentsApi.remove({ id, player: each.player }))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
