import { useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { AtServer } from '../frame/AtServer.tsx';
import { Check } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { NeedsAccount } from '../frame/NeedsAccount.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { SelectField } from '../frame/Select.tsx';
import { Welcome } from '../lobby/Welcome.tsx';
import { me } from '../visitor.ts';
import { say } from '../words/say.ts';
import { NewTournament } from './NewTournament.tsx';
import { TournamentList } from './TournamentList.tsx';
import { TournamentView } from './TournamentView.tsx';
import { sayTournaments } from './words/say-tournaments.ts';
import '../../styles/order.css';
import '../../styles/tournaments.css';

/** `/tournaments` is the list, `/tournaments/new` a new one, `/tournaments/new/…` one for a club, `/tournaments/…` one of them. */
export function TournamentsPage({ id, part }: { id: string; part: string }) {
  const title = say().tournaments;
  return (
    <AtServer title={title}>
      {() => (
        <PageFrame title={title}>
          <Inside id={id} part={part} />
        </PageFrame>
      )}
    </AtServer>
  );
}

function Inside({ id, part }: { id: string; part: string }) {
  const texts = sayTournaments();
  if (id !== '' && id !== 'new') return <TournamentView key={id} id={id} />;
  if (id === '') return <AllTournaments />;
  return (
    <>
      <h1>{texts.new}</h1>
      {!me.value && <Welcome />}
      {me.value?.guest === true && <NeedsAccount about={texts.needsAccount} />}
      {me.value?.guest === false && <NewTournament club={part} />}
    </>
  );
}

type Which = 'open' | 'running' | 'finished';
const ANY = '';

function AllTournaments() {
  const [state, setState] = useState<Which>('open');
  const [game, setGame] = useState(ANY);
  const [mine, setMine] = useState(false);
  const texts = sayTournaments();
  return (
    <div class="stack people-list">
      <div class="row head-row lobby-head">
        <h1>{say().tournaments}</h1>
        {me.value?.guest === false && (
          <ButtonLink class="main" href="/tournaments/new" label={texts.new} />
        )}
      </div>
      {me.value?.guest !== false && <NeedsAccount about={texts.needsAccount} />}
      <Choice label={texts.which} value={state} {...named(texts.states)} onChange={setState} />
      <SelectField
        label={texts.game}
        class="field-short"
        value={game}
        values={[[ANY, texts.anyGame], ...SHELF.map(({ id }) => [id, gameName(id)] as const)]}
        onChange={setGame}
      />
      {me.value && <Check label={texts.mine} value={mine} onChange={setMine} />}
      <TournamentList
        key={`${state} ${game} ${mine}`}
        filter={{
          state,
          ...(game === ANY ? {} : { game }),
          ...(mine ? { mine: 'yes' as const } : {}),
        }}
      />
    </div>
  );
}
