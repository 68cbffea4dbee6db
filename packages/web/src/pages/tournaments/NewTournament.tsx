import { FORMATS, MOST_ENTRANTS, MOST_ROUNDS, MOST_TOURNAMENT_ABOUT } from '@roundhouse/protocol';
import type { TimeControl, TournamentFormat } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import type { GameChoices, Options } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { words } from '../../words/words.ts';
import { Choice, named } from '../frame/Choice.tsx';
import { NumberField } from '../frame/NumberField.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { OptionFields, seatCountsFor } from '../game/SetUpForm.tsx';
import { TimeFields } from '../lobby/TimeFields.tsx';
import { RatedField } from '../people/RatedField.tsx';
import { go } from '../router.ts';
import { say } from '../words/say.ts';
import { datesOf, ROUND_EVERY, USUAL_DATES } from './new-dates.ts';
import type { ChosenDates } from './new-dates.ts';
import { tournamentsApi } from './tournaments-api.ts';
import { WhenFields } from './WhenFields.tsx';
import { sayTournaments } from './words/say-tournaments.ts';

const USUAL_TIME: TimeControl = { kind: 'real-time', bank: 20 * 60_000, increment: 15_000 };
const USUAL_ROUNDS = 5;

/** Everything that holds in a tournament, before anybody can enter it. */
export function NewTournament({ club }: { club: string }): JSX.Element {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [game, setGame] = useState(SHELF[0]?.id ?? '');
  const [choices, setChoices] = useState<GameChoices>();
  const [options, setOptions] = useState<Options>({});
  const [wanted, setWanted] = useState(2);
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [rounds, setRounds] = useState<number | null>(null);
  const [time, setTime] = useState<TimeControl>(USUAL_TIME);
  const [dates, setDates] = useState<ChosenDates>(USUAL_DATES);
  const [most, setMost] = useState(MOST_ENTRANTS);
  const [rated, setRated] = useState(false);
  const [botAccounts, setBotAccounts] = useState(false);
  const { busy, trouble, ask } = useAsking();
  useEffect(() => {
    let changed = false;
    setChoices(undefined);
    void theHost()
      .choices(game)
      .then((answer) => {
        if (changed || !answer.ok) return;
        setChoices(answer.value);
        setOptions(answer.value.combinations[0]?.options ?? {});
      });
    return () => {
      changed = true;
    };
  }, [game]);
  const texts = sayTournaments();
  const { fields } = texts;
  const counts = choices ? seatCountsFor(choices, options) : [];
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
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
    if (created) go(`/tournaments/${created.value.tournament.id}`);
  };
  return (
    <form class="set-up tournament-form" onSubmit={(event) => void create(event)}>
      {club !== '' && <p>{texts.newForClub}</p>}
      <TextField label={fields.name} value={name} onChange={setName} autocomplete="off" />
      <label class="field">
        <span>{fields.about}</span>
        <textarea
          maxLength={MOST_TOURNAMENT_ABOUT}
          value={about}
          onInput={({ currentTarget }) => setAbout(currentTarget.value)}
        />
      </label>
      <Choice
        label={texts.game}
        value={game}
        values={SHELF.map(({ id }) => id)}
        name={gameName}
        onChange={setGame}
      />
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
          <Choice
            label={fields.seats}
            value={seats}
            values={counts}
            name={String}
            onChange={setWanted}
          />
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
        {choices && (
          <OptionFields
            game={game}
            choices={choices}
            options={options}
            title={words().game.options}
            onChange={setOptions}
          />
        )}
        <WhenFields dates={dates} onChange={setDates} />
        <section class="set-up-part">
          <h2>{say().setUp.rules}</h2>
          <TimeFields time={time} onChange={setTime} needed />
          <RatedField rated={rated} possible onChange={setRated} />
          <label class="check">
            <input
              type="checkbox"
              checked={botAccounts}
              onChange={({ currentTarget }) => setBotAccounts(currentTarget.checked)}
            />
            <span>{fields.botAccounts}</span>
          </label>
          <p class="quiet-text">{fields.apart}</p>
        </section>
      </div>
      <Trouble code={trouble} />
      <button type="submit" class="main large" disabled={!choices || busy}>
        {fields.create}
      </button>
    </form>
  );
}
