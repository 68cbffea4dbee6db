import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import type { GameChoices, Options } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { api } from '../../match/online/api.ts';
import type { NewTable, TimeControl } from '@roundhouse/protocol';
import { BotLevels } from '../game/BotLevels.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Partners } from '../game/Partners.tsx';
import { OptionField, seatCountsFor, teamsFor } from '../game/SetUpForm.tsx';
import { go } from '../router.ts';
import { TimeFields } from './TimeFields.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { me } from '../visitor.ts';
import { words } from '../../words/words.ts';
import { say } from '../words/say.ts';

const ANYBODY = 'anybody';
const MOST_SEATS = 8;

type HouseRules = Pick<NewTable, 'isPublic' | 'onTimeOut' | 'onResign' | 'seating'>;

/** Everything that is agreed on before a table opens. */
export function NewTablePage(): JSX.Element {
  const [game, setGame] = useState(SHELF[0]?.id ?? '');
  const [choices, setChoices] = useState<GameChoices>();
  const [options, setOptions] = useState<Options>({});
  const [wanted, setWanted] = useState(3);
  const [others, setOthers] = useState<readonly string[]>(Array(MOST_SEATS).fill(ANYBODY));
  const [time, setTime] = useState<TimeControl>({ kind: 'none' });
  const [house, setHouse] = useState<HouseRules>({
    isPublic: true,
    onTimeOut: 'bot',
    onResign: 'bot',
    seating: 'random',
  });
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let changed = false;
    void theHost()
      .choices(game)
      .then((answer) => {
        if (changed) return undefined;
        if (!answer.ok) return setTrouble('no-connection');
        setChoices(answer.value);
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
  const drawn = house.seating === 'random';
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    const players = others.slice(0, seats - 1).map((who) => (who === ANYBODY ? null : who));
    const table = { game, options, time, ...house, seats: ['me', ...players] };
    const created = await api.create(table);
    if (created.ok) go(`/match/${created.value.id}`);
    else setTrouble(created.error);
  };
  return (
    <PageFrame title={texts.title}>
      <h1>{texts.title}</h1>
      <Trouble code={trouble} />
      <form class="set-up" onSubmit={(event) => void create(event)}>
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
        {choices?.options.map((spec) => (
          <OptionField
            key={spec.key}
            game={game}
            spec={spec}
            value={options[spec.key]}
            onChange={(value) => setOptions({ ...options, [spec.key]: value })}
          />
        ))}
        <h2>{texts.seats}</h2>
        <Choice
          label={texts.seatCount}
          value={seats}
          values={counts}
          name={String}
          onChange={setWanted}
        />
        <ol class="sitters">
          <li class="sitter">
            <span class="sitter-seat">1</span>
            <strong>{me.value?.name}</strong>
            {!drawn && <Partners teams={teams} seat={0} />}
          </li>
          {others.slice(0, seats - 1).map((who, at) => (
            <li key={at} class="sitter">
              <span class="sitter-seat">{at + 2}</span>
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
        <h2>{texts.rules}</h2>
        <TimeFields time={time} onChange={setTime} />
        <HouseFields house={house} hasClock={time.kind !== 'none'} onChange={setHouse} />
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
  hasClock,
  onChange,
}: {
  house: HouseRules;
  hasClock: boolean;
  onChange: (house: HouseRules) => void;
}): JSX.Element {
  const texts = say().setUp;
  return (
    <>
      {hasClock && (
        <Choice
          label={texts.onTimeOut}
          value={house.onTimeOut}
          {...named(texts.onTimeOuts)}
          onChange={(onTimeOut) => onChange({ ...house, onTimeOut })}
        />
      )}
      <Choice
        label={texts.onResign}
        value={house.onResign}
        {...named(texts.onResigns)}
        onChange={(onResign) => onChange({ ...house, onResign })}
      />
      <Choice
        label={texts.seating}
        value={house.seating}
        {...named(texts.seatings)}
        onChange={(seating) => onChange({ ...house, seating })}
      />
      <Choice
        label={texts.open}
        value={house.isPublic ? 'public' : 'secret'}
        {...named(texts.opens)}
        onChange={(open) => onChange({ ...house, isPublic: open === 'public' })}
      />
    </>
  );
}
