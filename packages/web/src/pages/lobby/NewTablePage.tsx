import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import type { GameChoices, Options } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { api } from '../../match/online/api.ts';
import { SPECTATOR_DELAYS, usualOnResign } from '@roundhouse/protocol';
import type { NewTable, TimeControl } from '@roundhouse/protocol';
import { BotLevels } from '../game/BotLevels.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Partners } from '../game/Partners.tsx';
import { OptionFields, seatCountsFor, teamsFor } from '../game/SetUpForm.tsx';
import { go } from '../router.ts';
import { RatedField } from '../people/RatedField.tsx';
import { TimeFields } from './TimeFields.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { me } from '../visitor.ts';
import { words } from '../../words/words.ts';
import { sayOrder } from '../order/words/say-order.ts';
import { say } from '../words/say.ts';

const ANYBODY = 'anybody';
const MOST_SEATS = 8;

type HouseRules = Pick<
  NewTable,
  'isPublic' | 'onTimeOut' | 'onResign' | 'seating' | 'guestChat' | 'botAccounts' | 'help' | 'delay'
>;

/** Everything that is agreed on before a table opens. */
export function NewTablePage({ club }: { club: string }): JSX.Element {
  const [game, setGame] = useState(SHELF[0]?.id ?? '');
  const [choices, setChoices] = useState<GameChoices>();
  const [seen, setSeen] = useState(false);
  const [options, setOptions] = useState<Options>({});
  const [wanted, setWanted] = useState(3);
  const [others, setOthers] = useState<readonly string[]>(Array(MOST_SEATS).fill(ANYBODY));
  const [time, setTime] = useState<TimeControl>({ kind: 'none' });
  const [house, setHouse] = useState<HouseRules>({
    isPublic: true,
    guestChat: false,
    botAccounts: false,
    help: true,
    onTimeOut: 'bot',
    seating: 'random',
  });
  const [rated, setRated] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let changed = false;
    void theHost()
      .choices(game)
      .then((answer) => {
        if (changed) return undefined;
        if (!answer.ok) return setTrouble('no-connection');
        setChoices(answer.value);
        setSeen(true);
        setOptions(answer.value.combinations[0]?.options ?? {});
      });
    return () => {
      changed = true;
    };
  }, [game]);
  const texts = say().setUp;
  const counts = choices ? seatCountsFor(choices, options) : [];
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
  const teams = choices ? teamsFor(choices, options, seats) : [];
  const mayRate = me.value?.guest === false && time.kind !== 'none';
  const isRated = rated && mayRate;
  const drawn = isRated || house.seating === 'random';
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    const players = others.slice(0, seats - 1).map((who) => (who === ANYBODY ? null : who));
    const table = {
      game,
      options,
      time,
      ...house,
      rated: isRated,
      seats: ['me', ...players],
      ...(club === '' ? {} : { club }),
    };
    const created = await api.create(table);
    if (created.ok) go(`/match/${created.value.id}`);
    else setTrouble(created.error);
  };
  return (
    <PageFrame title={texts.title}>
      <h1>{texts.title}</h1>
      <Trouble code={trouble} />
      {club !== '' && <p>{sayOrder().clubs.forClub}</p>}
      <form class={seen ? 'set-up' : 'set-up not-yet'} onSubmit={(event) => void create(event)}>
        <Choice
          label={texts.game}
          value={game}
          values={SHELF.map(({ id }) => id)}
          name={gameName}
          onChange={(id) => {
            setGame(id);
            // What was chosen for another game must not be sent with this one.
            setChoices(undefined);
          }}
        />
        <div class="set-up-parts">
          <section class="set-up-part">
            <h2>{texts.seats}</h2>
            <Choice
              label={texts.seatCount}
              value={seats}
              values={counts}
              name={String}
              onChange={setWanted}
            />
            <ol class="seat-choices">
              <li class="seat-choice">
                <span class="seat-number">1</span>
                <strong>{me.value?.name}</strong>
                {!drawn && <Partners teams={teams} seat={0} />}
              </li>
              {others.slice(0, seats - 1).map((who, at) => (
                <li key={at} class="seat-choice">
                  <span class="seat-number">{at + 2}</span>
                  <SeatSelect
                    seat={at + 2}
                    value={who}
                    onChange={(next) => setOthers(others.with(at, next))}
                  />
                  {!drawn && <Partners teams={teams} seat={at + 1} />}
                </li>
              ))}
            </ol>
            {drawn && teams.length > 0 && <p class="quiet-text">{words().game.partnersDrawn}</p>}
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
          <section class="set-up-part">
            <h2>{texts.rules}</h2>
            <TimeFields time={time} onChange={setTime} />
            <RatedField rated={isRated} possible={mayRate} onChange={setRated} />
            <HouseFields
              house={house}
              seats={seats}
              hasClock={time.kind !== 'none'}
              isRated={isRated}
              onChange={setHouse}
            />
          </section>
        </div>
        <button type="submit" class="main large" disabled={!choices}>
          {texts.create}
        </button>
      </form>
    </PageFrame>
  );
}

function SeatSelect({
  seat,
  value,
  onChange,
}: {
  seat: number;
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <select
      aria-label={say().setUp.whoSits(seat)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value={ANYBODY}>{say().anybody}</option>
      <BotLevels />
    </select>
  );
}

function HouseFields({
  house,
  seats,
  hasClock,
  isRated,
  onChange,
}: {
  house: HouseRules;
  seats: number;
  hasClock: boolean;
  /** Nobody chooses a seat then, and no bot helps. */
  isRated: boolean;
  onChange: (house: HouseRules) => void;
}): JSX.Element {
  const texts = say().setUp;
  const departure = (what: string): string =>
    what === 'bot' ? texts.botTakesOver : texts.othersWin(seats);
  return (
    <>
      {hasClock && (
        <Choice
          label={texts.onTimeOut}
          value={house.onTimeOut}
          values={['bot', 'forfeit'] as const}
          name={departure}
          onChange={(onTimeOut) => onChange({ ...house, onTimeOut })}
        />
      )}
      <Choice
        label={texts.onResign}
        value={house.onResign ?? usualOnResign(seats)}
        values={['bot', 'end'] as const}
        name={departure}
        onChange={(onResign) => onChange({ ...house, onResign })}
      />
      {!isRated && (
        <Choice
          label={texts.seating}
          value={house.seating}
          {...named(texts.seatings)}
          onChange={(seating) => onChange({ ...house, seating })}
        />
      )}
      <Choice
        label={texts.open}
        value={house.isPublic ? 'public' : 'secret'}
        {...named(texts.opens)}
        onChange={(open) =>
          // Whoever has a secret link is a friend.
          onChange({ ...house, isPublic: open === 'public', guestChat: open !== 'public' })
        }
      />
      <Choice
        label={texts.spectators}
        value={house.delay ?? 0}
        values={[0, ...SPECTATOR_DELAYS]}
        name={(moves) => (moves === 0 ? texts.asPlayed : say().late(moves))}
        onChange={(moves) => {
          const { delay: _, ...rest } = house;
          onChange(moves === 0 ? rest : { ...rest, delay: moves });
        }}
      />
      <HouseCheck
        text={texts.guestChat}
        checked={house.guestChat}
        onChange={(guestChat) => onChange({ ...house, guestChat })}
      />
      <HouseCheck
        text={texts.botAccounts}
        checked={house.botAccounts}
        onChange={(botAccounts) => onChange({ ...house, botAccounts })}
      />
      {!isRated && (
        <HouseCheck
          text={texts.help}
          checked={house.help}
          onChange={(help) => onChange({ ...house, help })}
        />
      )}
    </>
  );
}

function HouseCheck({
  text,
  checked,
  onChange,
}: {
  text: string;
  checked: boolean | undefined;
  onChange: (checked: boolean) => void;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{text}</span>
    </label>
  );
}
