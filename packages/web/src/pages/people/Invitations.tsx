import { useState } from 'preact/hooks';
import type { Invitation } from '@roundhouse/protocol';
import { gameName } from '../../games/shelf.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { language } from '../../settings/settings.ts';
import { localeFor } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { Check, toggled } from '../frame/Check.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { useLooking } from '../frame/use-looking.ts';
import { SureButton } from '../order/SureButton.tsx';
import { go } from '../router.ts';
import { say } from '../words/say.ts';
import { invitationApi } from './invitation-api.ts';
import { about } from './words/about.ts';
import '../../styles/people.css';

const LOOK_EVERY = 10_000;

/** Standing invitations of others and my own, and the way to a new one. */
export function Invitations({ onKnown }: { onKnown: () => void }) {
  const [list, setList] = useState<readonly Invitation[]>([]);
  const { trouble, ask } = useAsking();
  const look = async (): Promise<void> => {
    const found = await invitationApi.list();
    if (found.ok) setList(found.value);
    onKnown();
  };
  useLooking(look, LOOK_EVERY, []);
  const accept = async (id: string, slots: number[]): Promise<void> => {
    const asked =
      slots.length === 0 ? invitationApi.withdraw({ id }) : invitationApi.accept({ id, slots });
    const answer = await ask<{ match: string | null } | undefined>(asked);
    const match = answer?.value?.match ?? null;
    if (match !== null) go(`/match/${match}`);
    else await look();
  };
  const cancel = async (id: string): Promise<void> => {
    await ask(invitationApi.cancel({ id }));
    await look();
  };
  const texts = about().invite;
  return (
    <section class="matches" aria-labelledby="invitations">
      <div class="row lobby-open">
        <h2 id="invitations">{texts.list}</h2>
        <ButtonLink href="/online/invite" label={texts.title} />
      </div>
      <Trouble code={trouble} />
      {list.length === 0 && <p class="quiet-text">{texts.none}</p>}
      <ul class="lines">
        {list.map((each) => (
          <InvitationLine
            key={each.id}
            invitation={each}
            onAccept={(slots) => void accept(each.id, slots)}
            onCancel={() => void cancel(each.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface InvitationLineProps {
  invitation: Invitation;
  onAccept: (slots: number[]) => void;
  onCancel: () => void;
}

function InvitationLine({ invitation, onAccept, onCancel }: InvitationLineProps) {
  const { game, host, isYours, pace, rated, seats, audience, slots } = invitation;
  const texts = about().invite;
  const facts = [
    ...(isYours ? [texts.audiences[audience]] : []),
    about().profile.bySeats(seats),
    about().paces[pace],
    ...(rated ? [say().rated] : []),
  ];
  const chosen = slots.flatMap(({ you }, at) => (you ? [at] : []));
  return (
    <li class="sheet match invitation">
      <div class="match-what">
        <strong>
          {isYours ? texts.yours(gameName(game)) : texts.invites(host.name, gameName(game))}
        </strong>
        <span class="quiet-text">{facts.join(' · ')}</span>
      </div>
      <ul class="lines-close invitation-slots">
        {slots.map((slot, at) => (
          <li key={slot.from}>
            {isYours ? (
              <span>{slotText(slot, pace)}</span>
            ) : (
              <Check
                label={slotText(slot, pace)}
                value={slot.you}
                onChange={() => onAccept(toggled(chosen, at))}
              />
            )}
            <span class="quiet-text">
              {slot.guests.length === 0 ? texts.nobody : texts.guests(words().and(slot.guests))}
            </span>
          </li>
        ))}
      </ul>
      {isYours && <SureButton label={texts.cancel} about={gameName(game)} onSure={onCancel} />}
    </li>
  );
}

/** "Thu 19 Nov, 19:00 – 23:00", or until when one can accept. */
function slotText(
  { from, until }: { readonly from: number; readonly until: number },
  pace: Invitation['pace'],
): string {
  const locale = localeFor(language.value);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...day, ...clock });
  return pace === 'live'
    ? format.formatRange(from, until)
    : about().invite.until(format.format(until));
}
