import { useState } from 'preact/hooks';
import { INVITED_DAYS } from '@roundhouse/protocol';
import type { Audience, Pace } from '@roundhouse/protocol';
import { serverNow } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { language } from '../../settings/settings.ts';
import { localeFor } from '../../words/when.ts';
import { Check, toggled } from '../frame/Check.tsx';
import { Choice } from '../frame/Choice.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import { HourField, NumberField } from '../frame/NumberField.tsx';
import { NeedsAccount } from '../frame/NeedsAccount.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useAsking } from '../frame/use-asking.ts';
import { GameField } from '../game/GameField.tsx';
import { SeatsField } from '../game/SetUpForm.tsx';
import { useGameSetUp } from '../game/set-up.ts';
import { clubsApi } from '../order/clubs-api.ts';
import { go } from '../router.ts';
import { me } from '../visitor.ts';
import { say } from '../words/say.ts';
import { invitationApi } from './invitation-api.ts';
import { PaceField } from './PaceField.tsx';
import { daysFrom, slotsOn } from './slots.ts';
import { about } from './words/about.ts';
import '../../styles/people.css';

const DAY = 24 * 3_600_000;
const EVENING = { from: 19, until: 23 };
const SHOWN_DAYS = 7;

/** `/online/invite`: an invitation that stands until enough people can play at the same time. */
export function InvitePage() {
  const texts = about().invite;
  return (
    <PageFrame title={texts.title}>
      <h1>{texts.title}</h1>
      {me.value?.guest === false ? <InviteForm /> : <NeedsAccount about={texts.needsAccount} />}
    </PageFrame>
  );
}

function InviteForm() {
  const setUp = useGameSetUp(2);
  const { game, seats } = setUp;
  const [pace, setPace] = useState<Pace>('live');
  const [rated, setRated] = useState(false);
  const [to, setTo] = useState<string>('everyone');
  const [now] = useState(serverNow);
  const days = daysFrom(now, SHOWN_DAYS);
  const [chosen, setChosen] = useState<readonly number[]>(days);
  const [hours, setHours] = useState(EVENING);
  const hour = fieldsOf(hours, setHours);
  const [open, setOpen] = useState(SHOWN_DAYS);
  const { value: known = [] } = useAnswer(() => clubsApi.list({}), []);
  const clubs = known.filter(({ you }) => you === 'owner' || you === 'member');
  const { busy, trouble, ask } = useAsking();
  const texts = about().invite;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const at = serverNow();
    const slots =
      pace === 'live' ? [...slotsOn(chosen, hours, at)] : [{ from: at, until: at + open * DAY }];
    const audience: Audience = to === 'everyone' || to === 'friends' ? to : 'club';
    const club = audience === 'club' ? { club: to } : {};
    const offered = await ask(
      invitationApi.offer({ game, pace, rated, seats, audience, ...club, slots }),
    );
    if (offered) go('/online', 'replace');
  };
  return (
    <form class="sheet set-up" onSubmit={(event) => void submit(event)}>
      <p class="quiet-text">{texts.about}</p>
      <Trouble code={trouble} />
      <GameField label={about().leaders.game} value={game} onChange={setUp.setGame} />
      <SeatsField label={texts.players} setUp={setUp} />
      <PaceField value={pace} onChange={setPace} />
      <p class="quiet-text">{about().find.times[pace]}</p>
      {pace === 'live' ? (
        <>
          <DayChoices days={days} chosen={chosen} onChange={setChosen} />
          <div class="row">
            <HourField label={texts.from} {...hour('from')} />
            <HourField label={texts.to} {...hour('until')} />
          </div>
        </>
      ) : (
        <NumberField
          label={texts.days}
          value={open}
          least={1}
          most={INVITED_DAYS}
          onChange={setOpen}
        />
      )}
      <Choice
        label={texts.who}
        value={to}
        values={['everyone', 'friends', ...clubs.map(({ id }) => id)]}
        name={(each) =>
          each === 'everyone' || each === 'friends'
            ? texts.audiences[each]
            : (clubs.find(({ id }) => id === each)?.name ?? '')
        }
        onChange={setTo}
      />
      <Check label={about().find.rated} value={rated} onChange={setRated} />
      <Button
        class="main large"
        label={texts.offer}
        disabled={busy || (pace === 'live' && chosen.length === 0)}
      />
      <p class="quiet-text">
        <a href="/online">{say().lobby}</a>
      </p>
    </form>
  );
}

interface DayChoicesProps {
  days: readonly number[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** On which days of this week. */
function DayChoices({ days, chosen, onChange }: DayChoicesProps) {
  const format = new Intl.DateTimeFormat(localeFor(language.value), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return (
    <fieldset class="choice">
      <legend>{about().invite.onDays}</legend>
      <div class="choice-row">
        {days.map((day) => (
          <label key={day} class="choice-item">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={() => onChange(toggled(chosen, day))}
            />
            <span>{format.format(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
