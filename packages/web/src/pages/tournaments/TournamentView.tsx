import type { TournamentInside } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../../match/online/api.ts';
import type { Reply } from '../../match/online/api.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { dateAndTime } from '../../words/when.ts';
import { NeedsAccount } from '../frame/NeedsAccount.tsx';
import { NotShown } from '../frame/NotShown.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { SureButton } from '../order/SureButton.tsx';
import { Welcome } from '../lobby/Welcome.tsx';
import { me } from '../visitor.ts';
import { errorText, say } from '../words/say.ts';
import { Entrants, Manage } from './Organising.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { stateText, termsText } from './tournament-text.ts';
import { tournamentsApi } from './tournaments-api.ts';
import { sayTournaments } from './words/say-tournaments.ts';

const LOOK_EVERY = 4000;

/** Asks for something and shows the tournament that comes back. */
export type Act = (asked: Promise<Reply<TournamentInside>>) => Promise<void>;

/** One tournament: what it is, what I can do, the standings and the rounds. */
export function TournamentView({ id }: { id: string }) {
  const [inside, setInside] = useState<TournamentInside>();
  const { busy, trouble, ask } = useAsking();
  const act: Act = async (asked) => {
    const answer = await ask(asked);
    if (answer) setInside(answer.value);
  };
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const now = await tournamentsApi.show({ id });
      if (now.ok) setInside(now.value);
    };
    void act(tournamentsApi.show({ id }));
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [id, me.value?.id]);
  if (!inside) return <NotShown code={trouble} list={say().tournaments} href="/tournaments" />;
  const { tournament } = inside;
  const texts = sayTournaments();
  return (
    <div class="stack people-list">
      <h1 class="tournament-name">{tournament.name}</h1>
      <p>{termsText(tournament)}</p>
      <p role="status">{stateText(tournament)}</p>
      <p class="quiet-text">{texts.by(tournament.organiser?.name ?? texts.gone)}</p>
      {tournament.about !== '' && <p class="club-about">{tournament.about}</p>}
      <Dates inside={inside} />
      <Trouble code={trouble} />
      <Mine inside={inside} busy={busy} act={act} />
      {tournament.you.organiser && <Manage tournament={tournament} busy={busy} act={act} />}
      {inside.standings.length > 0 && <Standings inside={inside} />}
      {inside.rounds.length > 0 && <Rounds inside={inside} />}
      <Entrants inside={inside} act={act} />
    </div>
  );
}

/** When sign-up closes and the next round begins. */
function Dates({ inside: { tournament } }: { inside: TournamentInside }) {
  const texts = sayTournaments();
  const { terms, state, round, rounds, startedAt } = tournament;
  const isLast = rounds !== null && round >= rounds;
  const next =
    terms.roundEvery !== null && startedAt !== null && state === 'running' && !isLast
      ? startedAt + round * terms.roundEvery
      : undefined;
  if (state === 'open' && terms.signUpUntil !== null)
    return <p class="quiet-text">{texts.signUpUntil(dateAndTime(terms.signUpUntil))}</p>;
  return next === undefined ? null : <p class="quiet-text">{texts.nextRound(dateAndTime(next))}</p>;
}

/** What the tournament is to me: sign up, check in, my match. */
function Mine({ inside, busy, act }: { inside: TournamentInside; busy: boolean; act: Act }) {
  const texts = sayTournaments();
  const { id, state, you, terms } = inside.tournament;
  if (state === 'finished' || state === 'cancelled') return null;
  if (!me.value) return <Welcome />;
  if (me.value.guest) return <NeedsAccount about={texts.needsAccount} />;
  const isClosed = terms.signUpUntil !== null && serverNow() >= terms.signUpUntil;
  if (you.entry === 'removed') return <p>{texts.removed}</p>;
  if (you.entry !== 'in' && state !== 'open')
    return you.entry === 'out' ? <p>{texts.droppedOut}</p> : null;
  if (you.entry !== 'in')
    return (
      <div class="stack">
        {isClosed ? (
          <p>{errorText('sign-up-closed')}</p>
        ) : (
          <div class="row">
            <Button
              class="main"
              label={texts.signUp}
              disabled={busy}
              onClick={() => void act(tournamentsApi.signUp({ id }))}
            />
          </div>
        )}
        <p class="quiet-text">{texts.fields.apart}</p>
      </div>
    );
  return (
    <section class="sheet stack tournament-mine">
      <MyState inside={inside} />
      <div class="row">
        {isCheckIn(inside) && !you.checkedIn && (
          <Button
            class="main"
            label={texts.checkIn}
            disabled={busy}
            onClick={() => void act(tournamentsApi.checkIn({ id }))}
          />
        )}
        <MyMatch inside={inside} />
        <SureButton
          label={texts.withdraw}
          onSure={() => void act(tournamentsApi.withdraw({ id }))}
        />
      </div>
    </section>
  );
}

function isCheckIn({ tournament: { state, terms } }: TournamentInside): boolean {
  const { startsAt, checkIn } = terms;
  return state === 'open' && startsAt !== null && checkIn > 0 && serverNow() >= startsAt - checkIn;
}

/** My entry, and my table of the last round in which I have one. */
function myTable({ players, rounds }: TournamentInside) {
  const mine = players.find(({ user }) => user !== null && user === me.value?.id)?.player ?? '';
  const table = rounds
    .flatMap(({ tables }) => tables)
    .findLast((each) => each.result === null && each.players.includes(mine));
  return { mine, table };
}

function MyState({ inside }: { inside: TournamentInside }) {
  const texts = sayTournaments();
  const { state, you, terms } = inside.tournament;
  const { mine } = myTable(inside);
  const sitsOut = inside.rounds.at(-1)?.byes.includes(mine) === true;
  if (state !== 'open' && sitsOut)
    return <p>{terms.format === 'knock-out' ? texts.yourByeOn : texts.yourBye}</p>;
  if (state !== 'open' || terms.checkIn === 0) return <p>{texts.signedUp}</p>;
  if (you.checkedIn) return <p>{texts.checkedIn}</p>;
  return <p>{isCheckIn(inside) ? texts.checkInNow : texts.checkInSoon}</p>;
}

function MyMatch({ inside }: { inside: TournamentInside }) {
  const { table } = myTable(inside);
  return table === undefined ? null : (
    <ButtonLink class="main" href={`/match/${table.match}`} label={sayTournaments().toMatch} />
  );
}
