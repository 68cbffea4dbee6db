import { FORMATS, MOST_ENTRANTS, MOST_ROUNDS, MOST_TOURNAMENT_ABOUT } from '@roundhouse/protocol';
import type { TimeControl, TournamentFormat } from '@roundhouse/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { Check } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { LongField } from '../frame/LongField.tsx';
import { NumberField } from '../frame/NumberField.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { GameField } from '../game/GameField.tsx';
import { OptionFields, SeatsField } from '../game/SetUpForm.tsx';
import { useGameSetUp } from '../game/set-up.ts';
import { TimeFields, USUAL_TIMES } from '../lobby/TimeFields.tsx';
import { RatedField } from '../people/RatedField.tsx';
import { go } from '../router.ts';
import { say } from '../words/say.ts';
import { datesOf, ROUND_EVERY, USUAL_DATES } from './new-dates.ts';
import type { ChosenDates } from './new-dates.ts';
import { tournamentsApi } from './tournaments-api.ts';
import { WhenFields } from './WhenFields.tsx';
import { sayTournaments } from './words/say-tournaments.ts';

const USUAL_ROUNDS = 5;

/** Everything that holds in a tournament, before anybody can enter it. */
export function NewTournament({ club }: { club: string }) {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const setUp = useGameSetUp(2);
  const { game, choices, options, seats } = setUp;
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [rounds, setRounds] = useState<number | null>(null);
  const [time, setTime] = useState<TimeControl>(USUAL_TIMES['real-time']);
  const [dates, setDates] = useState<ChosenDates>(USUAL_DATES);
  const [most, setMost] = useState(MOST_ENTRANTS);
  const [rated, setRated] = useState(false);
  const [botAccounts, setBotAccounts] = useState(false);
  const { busy, trouble, ask } = useAsking();
  const texts = sayTournaments();
  const { fields } = texts;
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    const created = await ask(
      tournamentsApi.create({
        name,
        about,
        game,
        options,
        format,
        seats,
        rounds,
        time,
        rated,
        botAccounts,
        most,
        roundEvery: ROUND_EVERY[dates.roundEvery],
        ...datesOf(dates),
        ...(club === '' ? {} : { club }),
      }),
    );
    if (created) go(`/tournaments/${created.value.tournament.id}`, 'replace');
  };
  return (
    <form class="sheet set-up tournament-form" onSubmit={(event) => void create(event)}>
      {club !== '' && <p>{texts.newForClub}</p>}
      <TextField label={fields.name} value={name} onChange={setName} autocomplete="off" />
      <LongField
        label={fields.about}
        value={about}
        most={MOST_TOURNAMENT_ABOUT}
        onChange={setAbout}
      />
      <GameField label={texts.game} value={game} onChange={setUp.setGame} />
      <div class="set-up-parts">
        <section class="set-up-part">
          <h2>{fields.format}</h2>
          <Choice
            label={fields.format}
            value={format}
            values={FORMATS}
            name={(each) => texts.formats[each]}
            onChange={setFormat}
          />
          <p class="quiet-text">{texts.formatAbout[format]}</p>
          <SeatsField label={fields.seats} setUp={setUp} />
          {seats > 2 && <p class="quiet-text">{fields.seatsAbout}</p>}
          {format !== 'knock-out' && (
            <Choice
              label={fields.rounds}
              value={rounds === null ? 'auto' : 'fixed'}
              {...named({ auto: fields.roundsAuto, fixed: fields.roundsFixed })}
              onChange={(which) => setRounds(which === 'auto' ? null : USUAL_ROUNDS)}
            />
          )}
          {format !== 'knock-out' && rounds !== null && (
            <NumberField
              label={fields.roundCount}
              value={rounds}
              least={1}
              most={MOST_ROUNDS}
              onChange={setRounds}
            />
          )}
          <NumberField
            label={fields.most}
            value={most}
            least={2}
            most={MOST_ENTRANTS}
            onChange={setMost}
          />
        </section>
        <OptionFields game={game} setUp={setUp} />
        <WhenFields dates={dates} onChange={setDates} />
        <section class="set-up-part">
          <h2>{say().setUp.rules}</h2>
          <TimeFields time={time} onChange={setTime} needed />
          <RatedField rated={rated} possible onChange={setRated} />
          <Check label={fields.botAccounts} value={botAccounts} onChange={setBotAccounts} />
          <p class="quiet-text">{fields.apart}</p>
        </section>
      </div>
      <Trouble code={setUp.failed ? 'no-connection' : trouble} />
      <Button class="main large" label={fields.create} disabled={!choices || busy} />
    </form>
  );
}
