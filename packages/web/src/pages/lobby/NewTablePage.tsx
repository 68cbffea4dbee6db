import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { SPECTATOR_DELAYS, usualOnResign } from '@roundhouse/protocol';
import type { NewTable, TimeControl } from '@roundhouse/protocol';
import { Button } from '../../pieces/Button.tsx';
import { BotLevels } from '../game/BotLevels.tsx';
import { Check } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Partners } from '../game/Partners.tsx';
import { GameField } from '../game/GameField.tsx';
import { OptionFields, SeatsField } from '../game/SetUpForm.tsx';
import { useGameSetUp } from '../game/set-up.ts';
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
export function NewTablePage({ club }: { club: string }) {
  const setUp = useGameSetUp(3);
  const { game, choices, options, seats, teams } = setUp;
  const [seen, setSeen] = useState(false);
  if (choices && !seen) setSeen(true);
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
  const texts = say().setUp;
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
    if (created.ok) go(`/match/${created.value.id}`, 'replace');
    else setTrouble(created.error);
  };
  return (
    <PageFrame title={texts.title}>
      <h1>{texts.title}</h1>
      <Trouble code={setUp.failed ? 'no-connection' : trouble} />
      {club !== '' && <p>{sayOrder().clubs.forClub}</p>}
      <form
        class={seen ? 'sheet set-up' : 'sheet set-up not-yet'}
        onSubmit={(event) => void create(event)}
      >
        <GameField label={texts.game} value={game} onChange={setUp.setGame} />
        <div class="set-up-parts">
          <section class="set-up-part">
            <h2>{texts.seats}</h2>
            <SeatsField label={texts.seatCount} setUp={setUp} />
            <ol class="lines seat-choices">
              <li class="row seat-choice">
                <span class="seat-number">1</span>
                <strong>{me.value?.name}</strong>
                {!drawn && <Partners teams={teams} seat={0} />}
              </li>
              {others.slice(0, seats - 1).map((who, at) => (
                <li key={at} class="row seat-choice">
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
          <OptionFields game={game} setUp={setUp} />
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
        <Button class="main large" label={texts.create} disabled={!choices} />
      </form>
    </PageFrame>
  );
}

interface SeatSelectProps {
  seat: number;
  value: string;
  onChange: (value: string) => void;
}

function SeatSelect({ seat, value, onChange }: SeatSelectProps) {
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

interface HouseFieldsProps {
  house: HouseRules;
  seats: number;
  hasClock: boolean;
  /** Nobody chooses a seat then, and no bot helps. */
  isRated: boolean;
  onChange: (house: HouseRules) => void;
}

function HouseFields({ house, seats, hasClock, isRated, onChange }: HouseFieldsProps) {
  const texts = say().setUp;
  const field = fieldsOf(house, onChange);
  const departure = (what: string): string =>
    what === 'bot' ? texts.botTakesOver : texts.othersWin(seats);
  return (
    <>
      {hasClock && (
        <Choice
          label={texts.onTimeOut}
          values={['bot', 'forfeit'] as const}
          name={departure}
          {...field('onTimeOut')}
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
        <Choice label={texts.seating} {...named(texts.seatings)} {...field('seating')} />
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
      <div class="lines-close">
        <Check label={texts.guestChat} {...field('guestChat')} />
        <Check label={texts.botAccounts} {...field('botAccounts')} />
        {!isRated && <Check label={texts.help} {...field('help')} />}
      </div>
    </>
  );
}
