import type { Event, TrainScore, View } from '@roundhouse/games/trains-and-cargo';
import type { AccountLine } from '../game-ui.ts';
import { say } from './say.ts';

/** The score breakdown: what the trains of each side brought, and why. */
export function accountOf(view: View, events: readonly Event[]): AccountLine[] {
  const words = say().account;
  const sent = events.flatMap((event) => (event.kind === 'train-sent' ? [event] : []));
  const bySeat = (value: (side: number) => number): number[] =>
    view.seats.map(({ side }) => value(side));
  const sum = (part: (points: TrainScore) => number): number[] =>
    bySeat((side) =>
      sent.reduce((total, train) => total + (train.side === side ? part(train.points) : 0), 0),
    );
  const sentBy = view.seats.map(({ side }) =>
    words.count(sent.filter((train) => train.side === side).length),
  );
  const lines: AccountLine[] = [
    { label: words.trains, values: sentBy },
    { label: words.tokens, values: sum(({ tokens }) => tokens) },
    { label: words.double, values: sum(({ doubleValue }) => doubleValue) },
    { label: words.long, values: sum(({ longTrain }) => longTrain) },
    { label: words.route, values: sum(({ route }) => route) },
    { label: words.left, values: bySeat((side) => view.sides[side]?.worth ?? 0) },
  ];
  const always = [words.trains, words.tokens];
  return lines.filter(
    ({ label, values }) => always.includes(label) || values.some((value) => value !== 0),
  );
}
