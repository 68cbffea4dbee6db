import { MOST_CLUB_ABOUT } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { sayOrder } from './words/say-order.ts';

/** What its owner says of a club, and whether anybody may join. */
export function ClubFields({
  about,
  isOpen,
  onAbout,
  onOpen,
}: {
  about: string;
  isOpen: boolean;
  onAbout: (about: string) => void;
  onOpen: (isOpen: boolean) => void;
}): JSX.Element {
  const texts = sayOrder().clubs;
  return (
    <>
      <label class="field">
        <span>{texts.about}</span>
        <textarea
          maxLength={MOST_CLUB_ABOUT}
          value={about}
          onInput={({ currentTarget }) => onAbout(currentTarget.value)}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ currentTarget }) => onOpen(currentTarget.checked)}
        />
        <span>{texts.open}</span>
      </label>
    </>
  );
}
