import type { JSX } from 'preact';
import { ButtonLink } from '../frame/ButtonLink.tsx';
import { sayOrder } from './words/say-order.ts';

/** The ways to friends and clubs. */
export function PeopleLinks(): JSX.Element {
  const { friends, clubs } = sayOrder();
  return (
    <>
      <ButtonLink href="/friends">{friends.title}</ButtonLink>
      <ButtonLink href="/clubs">{clubs.title}</ButtonLink>
    </>
  );
}
