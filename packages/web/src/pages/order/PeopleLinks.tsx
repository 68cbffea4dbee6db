import { ButtonLink } from '../../pieces/Button.tsx';
import { sayOrder } from './words/say-order.ts';

/** The ways to friends and clubs. */
export function PeopleLinks() {
  const { friends, clubs } = sayOrder();
  return (
    <>
      <ButtonLink href="/friends" label={friends.title} />
      <ButtonLink href="/clubs" label={clubs.title} />
    </>
  );
}
