import { ButtonLink } from '../../pieces/Button.tsx';
import { profilePath } from '../people/profile-path.ts';
import { about } from '../people/words/about.ts';
import { me } from '../visitor.ts';
import { sayOrder } from './words/say-order.ts';

/** The ways to friends and clubs, and to what others see of me. */
export function PeopleLinks() {
  const { friends, clubs } = sayOrder();
  const visitor = me.value;
  return (
    <>
      <ButtonLink href="/friends" label={friends.title} />
      <ButtonLink href="/clubs" label={clubs.title} />
      {visitor?.guest === false && (
        <ButtonLink href={profilePath(visitor.name)} label={about().profile.mine} />
      )}
    </>
  );
}
