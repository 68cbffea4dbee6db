import type { Club } from '@roundhouse/protocol';
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { AtServer } from '../frame/AtServer.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useAsking } from '../frame/use-asking.ts';
import { Welcome } from '../lobby/Welcome.tsx';
import { go } from '../router.ts';
import { me } from '../visitor.ts';
import { ClubFields } from './ClubFields.tsx';
import { ClubView } from './ClubView.tsx';
import { clubsApi } from './clubs-api.ts';
import { sayOrder } from './words/say-order.ts';
import '../../styles/order.css';

/** `/clubs` is the list, `/clubs/…` one of them. */
export function ClubsPage({ id }: { id: string }) {
  const { title } = sayOrder().clubs;
  const view = id === '' ? <AllClubs /> : <ClubView id={id} />;
  return (
    <AtServer title={title}>
      {() => (
        <PageFrame title={title}>
          {(id === '' || !me.value) && <h1>{title}</h1>}
          {me.value ? view : <Welcome />}
        </PageFrame>
      )}
    </AtServer>
  );
}

function AllClubs() {
  const { value: mine, trouble } = useAnswer(() => clubsApi.list({}), []);
  const texts = sayOrder().clubs;
  return (
    <div class="stack people-list">
      <Trouble code={trouble} />
      <section class="sheet stack" aria-labelledby="my-clubs">
        <h2 id="my-clubs">{texts.mine}</h2>
        {mine?.length === 0 && <p>{texts.none}</p>}
        <ClubList clubs={mine ?? []} />
      </section>
      <FindClub />
      {me.value?.guest === false && <FoundClub />}
    </div>
  );
}

function ClubList({ clubs }: { clubs: readonly Club[] }) {
  const texts = sayOrder().clubs;
  return (
    <ul class="stack">
      {clubs.map(({ id, name, members }) => (
        <li key={id} class="row person">
          <span class="person-who">
            <strong>{name}</strong>
            <small class="quiet-text">{texts.members(members)}</small>
          </span>
          <ButtonLink href={`/clubs/${id}`} label={texts.visit} about={name} />
        </li>
      ))}
    </ul>
  );
}

function FindClub() {
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Club[]>();
  const { trouble, ask } = useAsking();
  const texts = sayOrder().clubs;
  const find = async (event: Event): Promise<void> => {
    event.preventDefault();
    setFound((await ask(clubsApi.list({ name })))?.value);
  };
  return (
    <section class="sheet stack">
      <form class="row" onSubmit={(event) => void find(event)}>
        <TextField label={texts.find} value={name} onChange={setName} autocomplete="off" />
        <Button label={texts.search} />
      </form>
      <Trouble code={trouble} />
      {found?.length === 0 && <p role="status">{texts.nothing}</p>}
      <ClubList clubs={found ?? []} />
    </section>
  );
}

function FoundClub() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { busy, trouble, ask } = useAsking();
  const texts = sayOrder().clubs;
  const found = async (event: Event): Promise<void> => {
    event.preventDefault();
    const club = await ask(clubsApi.found({ name, about, isOpen }));
    if (club) go(`/clubs/${club.value.id}`);
  };
  return (
    <form class="sheet stack" aria-labelledby="found-club" onSubmit={(event) => void found(event)}>
      <h2 id="found-club">{texts.found}</h2>
      <TextField label={texts.name} value={name} onChange={setName} autocomplete="off" />
      <ClubFields about={about} isOpen={isOpen} onAbout={setAbout} onOpen={setOpen} />
      <Button class="main" label={texts.create} disabled={busy} />
      <Trouble code={trouble} />
    </form>
  );
}
