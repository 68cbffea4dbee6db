import { sameMove } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import type { OfferProps } from '../pieces/Offerable.tsx';

/** What an offered thing needs from the table. */
interface Chooser {
  choose(moves: readonly MoveBase[]): void;
  peek(move: MoveBase | undefined): void;
}

const NOT_OFFERED: OfferProps = {};

/** See `Scene.offer`; in a review, `played` is what was done instead of what the hint says. */
export function offerProps(
  chooser: Chooser,
  move: MoveBase | readonly MoveBase[] | undefined,
  label: string,
  hint: MoveBase | undefined,
  played?: MoveBase,
): OfferProps {
  const moves = move === undefined ? [] : isList(move) ? move : [move];
  const [first] = moves;
  if (!first) return NOT_OFFERED;
  const peek = (): void => chooser.peek(moves.length === 1 ? first : undefined);
  const leave = (): void => chooser.peek(undefined);
  const has = (wanted: MoveBase | undefined): '' | undefined =>
    wanted !== undefined && moves.some((each) => sameMove(each, wanted)) ? '' : undefined;
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'data-offered': '',
    'data-hinted': has(hint),
    'data-played': has(played),
    onClick: () => chooser.choose(moves),
    onKeyDown: (event: KeyboardEvent) => {
      // A real button clicks by itself.
      if (event.currentTarget instanceof HTMLButtonElement) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      chooser.choose(moves);
    },
    onPointerEnter: peek,
    onPointerLeave: leave,
    onFocus: peek,
    onBlur: leave,
  };
}

function isList(move: MoveBase | readonly MoveBase[]): move is readonly MoveBase[] {
  return Array.isArray(move);
}
