import type { OptionSpec, OptionValue } from '@roundhouse/engine';
import { useState } from 'preact/hooks';
import { botName } from '../../match/bot-name.ts';
import type { GameChoices, Player, Teams } from '../../match/host.ts';
import { Button } from '../../pieces/Button.tsx';
import { botLevel, LONGEST_NAME } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';
import { nameAt } from '../../table/seats.ts';
import { BotLevels } from './BotLevels.tsx';
import { Choice } from '../frame/Choice.tsx';
import { optionWords, valueName } from './option-words.ts';
import { Partners } from './Partners.tsx';
import { useSetUp } from './set-up.ts';
import type { SetUp } from './set-up.ts';
import { myName, startMatch, usualLevel } from './start-match.ts';

interface SetUpFormProps {
  game: string;
  choices: GameChoices;
  /** The shuffle that the address asks for. */
  deal: string | undefined;
  onTrouble: (trouble: string | undefined) => void;
}

/** Options, number of seats and who sits where. */
export function SetUpForm({ game, choices, deal, onTrouble }: SetUpFormProps) {
  const usual = choices.combinations[0]?.seatCounts.find((count) => count > 2) ?? 2;
  const setUp = useSetUp(choices, usual);
  const { options, seats, teams } = setUp;
  const [players, setPlayers] = useState<readonly Player[]>(usualPlayers);
  const seated = players.slice(0, seats);
  const people = seated.filter(({ kind }) => kind === 'person').length;
  const say = words().game;
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    botLevel.value = seated.findLast((player) => player.kind === 'bot')?.level ?? botLevel.value;
    onTrouble(await startMatch({ game, options, players: seated, ...(deal && { deal }) }));
  };
  const change = (seat: number) => (player: Player) =>
    setPlayers(players.map((each, i) => (i === seat ? player : each)));
  return (
    <form class="sheet set-up" onSubmit={(event) => void start(event)}>
      <div class="set-up-parts">
        <section class="set-up-part">
          <h2>{say.seats}</h2>
          <SeatsField label={say.seatCount} setUp={setUp} />
          <ol class="lines seat-choices" aria-label={say.whoSits}>
            {seated.map((player, seat) => (
              <PlayerField
                key={seat}
                seat={seat}
                player={player}
                teams={teams}
                nameless={nameAt(seated.with(seat, { ...player, name: '' }), seat)}
                onChange={change(seat)}
              />
            ))}
          </ol>
        </section>
        <OptionFields game={game} setUp={setUp} />
      </div>
      {people > 1 && <p class="quiet-text">{say.hotSeat}</p>}
      {deal && <p class="quiet-text">{say.deal(deal)}</p>}
      <Button class="main large" label={people === 0 ? say.watch : say.start} />
    </form>
  );
}

function usualPlayers(): Player[] {
  return Array.from({ length: 8 }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: myName() }
      : { kind: 'bot', name: botName(seat), level: usualLevel() },
  );
}

interface SeatsFieldProps {
  label: string;
  setUp: SetUp;
}

/** How many seats the chosen options allow. */
export function SeatsField({ label, setUp: { seats, counts, setSeats } }: SeatsFieldProps) {
  return <Choice label={label} value={seats} values={counts} name={String} onChange={setSeats} />;
}

interface OptionFieldsProps {
  game: string;
  setUp: SetUp;
}

/** A game's own options; nothing for a game without any. */
export function OptionFields({ game, setUp: { choices, options, setOptions } }: OptionFieldsProps) {
  if (!choices || choices.options.length === 0) return null;
  return (
    <section class="set-up-part">
      <h2>{words().game.options}</h2>
      {choices.options.map((spec) => (
        <OptionField
          key={spec.key}
          game={game}
          spec={spec}
          value={options[spec.key]}
          onChange={(value) => setOptions({ ...options, [spec.key]: value })}
        />
      ))}
    </section>
  );
}

interface OptionFieldProps {
  game: string;
  spec: OptionSpec;
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
}

function OptionField({ game, spec, value, onChange }: OptionFieldProps) {
  return (
    <Choice
      label={optionWords(game, spec.key)?.about ?? spec.about}
      value={value}
      values={spec.values}
      name={(each) => valueName(game, spec.key, each)}
      onChange={onChange}
    />
  );
}

interface PlayerFieldProps {
  seat: number;
  player: Player;
  teams: Teams;
  /** What the seat is called as long as nobody types a name. */
  nameless: string;
  onChange: (player: Player) => void;
}

/** Who sits at a seat: a person with a name, or a bot. */
export function PlayerField({ seat, player, teams, nameless, onChange }: PlayerFieldProps) {
  const say = words().game;
  const choose = (value: string): void => {
    if (value === 'person') {
      onChange({ kind: 'person', name: seat === 0 ? myName() : '' });
    } else {
      onChange({ kind: 'bot', name: botName(seat), level: value });
    }
  };
  return (
    <li class="row seat-choice">
      <span class="seat-number">{seat + 1}</span>
      <select
        aria-label={say.playerOf(seat + 1)}
        value={player.kind === 'person' ? 'person' : player.level}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="person">{say.person}</option>
        <BotLevels />
      </select>
      {player.kind === 'person' ? (
        <input
          type="text"
          aria-label={say.nameOf(seat + 1)}
          maxLength={LONGEST_NAME}
          placeholder={nameless}
          value={player.name}
          onInput={(event) => onChange({ ...player, name: event.currentTarget.value })}
        />
      ) : (
        <span class="seat-bot">{player.name}</span>
      )}
      <Partners teams={teams} seat={seat} />
    </li>
  );
}
