import type { Club, ClubInside, Rung } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../match/online/api.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { NotShown } from '../frame/NotShown.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { TableList } from '../lobby/TableLine.tsx';
import { go } from '../router.ts';
import { TournamentList } from '../tournaments/TournamentList.tsx';
import { sayTournaments } from '../tournaments/words/say-tournaments.ts';
import { say } from '../words/say.ts';
import { ClubFields } from './ClubFields.tsx';
import { clubsApi } from './clubs-api.ts';
import { SureButton } from './SureButton.tsx';
import { sayOrder } from './words/say-order.ts';

/** One club: what everybody may know, and for members its people, tables and ladder. */
export function ClubView({ id }: { id: string }) {
  const [club, setClub] = useState<Club>();
  const [inside, setInside] = useState<ClubInside>();
  const { busy, trouble, ask } = useAsking();
  const texts = sayOrder().clubs;
  const refresh = async (): Promise<void> => {
    const found = await ask(clubsApi.show({ id }));
    setClub(found?.value);
    const isMember = found?.value.you === 'owner' || found?.value.you === 'member';
    setInside(isMember ? (await ask(clubsApi.inside({ id })))?.value : undefined);
  };
  useEffect(() => void refresh(), [id]);
  const act = async (asked: Promise<Reply<unknown>>): Promise<void> => {
    if (await ask(asked)) await refresh();
  };
  const leave = async (asked: Promise<Reply<unknown>>): Promise<void> => {
    if (await ask(asked)) go('/clubs');
  };
  if (!club) return <NotShown code={trouble} list={texts.title} href="/clubs" />;
  return (
    <div class="stack people-list">
      <h1>{club.name}</h1>
      {club.about !== '' && <p class="club-about">{club.about}</p>}
      <p class="quiet-text">{texts.members(club.members)}</p>
      <Trouble code={trouble} />
      {club.you === 'asked' && <p role="status">{texts.asked}</p>}
      {!inside && <p class="quiet-text">{texts.membersOnly}</p>}
      {club.you === 'stranger' && (
        <div class="row">
          <Button
            class="main"
            label={club.isOpen ? texts.join : texts.ask}
            disabled={busy}
            onClick={() => void act(clubsApi.join({ id }))}
          />
        </div>
      )}
      {inside && <Inside inside={inside} act={act} />}
      {club.you !== 'stranger' && (
        <div class="row">
          <SureButton
            label={club.you === 'asked' ? texts.withdraw : texts.leave}
            onSure={() => void leave(clubsApi.leave({ id }))}
          />
          {club.you === 'owner' && (
            <SureButton
              kind="danger"
              label={texts.close}
              onSure={() => void leave(clubsApi.close({ id }))}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface InsideInput {
  readonly inside: ClubInside;
  readonly act: (asked: Promise<Reply<unknown>>) => Promise<void>;
}

function Inside({ inside, act }: InsideInput) {
  const texts = sayOrder().clubs;
  const { club, tables, ladder } = inside;
  return (
    <>
      <section class="stack people-list" aria-labelledby="club-tables">
        <h2 id="club-tables">{texts.tables}</h2>
        <div class="row">
          <ButtonLink class="main" href={`/online/new/${club.id}`} label={texts.newTable} />
        </div>
        {tables.length === 0 && <p>{texts.noTables}</p>}
        <TableList tables={tables} label={say().look} />
      </section>
      <ClubTournaments club={club} />
      <Ladder ladder={ladder} />
      <People inside={inside} act={act} />
      {club.you === 'owner' && <Change key={club.id} club={club} act={act} />}
    </>
  );
}

/** Its tournaments that can be entered or are running; the owner organises them. */
function ClubTournaments({ club: { id, you } }: { club: Club }) {
  const texts = sayTournaments();
  return (
    <section class="stack people-list" aria-labelledby="club-tournaments">
      <h2 id="club-tournaments">{say().tournaments}</h2>
      {you === 'owner' && (
        <div class="row">
          <ButtonLink href={`/tournaments/new/${id}`} label={texts.new} />
        </div>
      )}
      {(['open', 'running', 'finished'] as const).map((state) => (
        <TournamentList key={state} filter={{ state, club: id }} isQuiet={state !== 'open'} />
      ))}
    </section>
  );
}

function Ladder({ ladder }: { ladder: readonly Rung[] }) {
  const texts = sayOrder().clubs;
  const { columns } = texts;
  return (
    <section class="sheet stack" aria-labelledby="ladder">
      <h2 id="ladder">{texts.ladder}</h2>
      <p class="quiet-text">{texts.ladderAbout}</p>
      {ladder.length === 0 ? (
        <p>{texts.noLadder}</p>
      ) : (
        <table class="club-ladder">
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.points}</th>
              <th scope="col">{columns.won}</th>
              <th scope="col">{columns.played}</th>
            </tr>
          </thead>
          <tbody>
            {ladder.map(({ user, name, played, won, points }) => (
              <tr key={user}>
                <th scope="row">{name}</th>
                <td>{points}</td>
                <td>{won}</td>
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function People({ inside: { club, people }, act }: InsideInput) {
  const texts = sayOrder().clubs;
  const isOwner = club.you === 'owner';
  return (
    <section class="sheet stack" aria-labelledby="club-people">
      <h2 id="club-people">{texts.people}</h2>
      <ul class="stack">
        {people.map(({ user, name, is }) => (
          <li key={user} class="row person">
            <span class="person-who">
              <strong>{name}</strong>
              {is !== 'member' && (
                <small class="quiet-text">{is === 'owner' ? texts.owner : texts.wants}</small>
              )}
            </span>
            {isOwner && is !== 'owner' && (
              <span class="row">
                {is === 'asked' && (
                  <Button
                    class="main"
                    label={texts.admit}
                    about={name}
                    onClick={() => void act(clubsApi.admit({ id: club.id, user }))}
                  />
                )}
                <Button
                  label={texts.dismiss}
                  about={name}
                  onClick={() => void act(clubsApi.dismiss({ id: club.id, user }))}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ club, act }: { club: Club; act: InsideInput['act'] }) {
  const [about, setAbout] = useState(club.about);
  const [isOpen, setOpen] = useState(club.isOpen);
  const save = (event: Event): void => {
    event.preventDefault();
    void act(clubsApi.change({ id: club.id, about, isOpen }));
  };
  return (
    <form class="sheet stack" onSubmit={save}>
      <ClubFields about={about} isOpen={isOpen} onAbout={setAbout} onOpen={setOpen} />
      <Button label={sayOrder().clubs.save} />
    </form>
  );
}
