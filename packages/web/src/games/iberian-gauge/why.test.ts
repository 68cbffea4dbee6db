import { iberianGauge, START_VALUES } from '@roundhouse/games/iberian-gauge';
import type { Move, State, View } from '@roundhouse/games/iberian-gauge';
import { arrange, cityHex, DECLINE, play, starting } from '@roundhouse/games/iberian-gauge/testing';
import { expect, it } from 'vitest';
import { hintFor, sceneAt } from '../testing.ts';
import { why } from './why.ts';

const RED = 0;
const build = (hex: number): Move => ({ kind: 'build', hex });
const viewOf = (state: State): View => iberianGauge.view(state, 0);
const red = (state: State): View['railroads'][number] => {
  const found = viewOf(state).railroads[RED];
  if (!found) throw new Error('no red railroad');
  return found;
};

function reason(state: State, ...best: readonly Move[]): [string, State] {
  const seat = iberianGauge.deciders(state)[0] ?? 0;
  const { comparison, after } = hintFor(iberianGauge, state, seat, best);
  return [why(comparison, sceneAt(iberianGauge, state, seat)) ?? '', after];
}

/** Red in Madrid; seat 0 has its first and third share, seat 1 the second. */
const inMadrid = arrange({
  round: 1,
  cash: [30, 40, 20],
  railroads: {
    red: { holders: [0, 1, 0], track: [cityHex('Madrid')], treasury: 40, value: 12, dividend: 1 },
  },
});
const paidFor = viewOf(inMadrid).targets.filter(({ lease }) => lease === 0);
const raises = (state: State, hex: number): boolean =>
  red(play(state, build(hex)).state).dividendSpace > red(state).dividendSpace;

/** Red one hex before a city: wherever the second build of its turn reaches one. */
function beforeCity(): [State, number] {
  for (const { hex } of paidFor) {
    const { state } = play(inMadrid, build(hex));
    const city = viewOf(state).targets.find((each) => each.lease === 0 && raises(state, each.hex));
    if (city) return [state, city.hex];
  }
  throw new Error('no city is near');
}

it('track without a city says what it costs and leaves, as the treasury then has it', () => {
  const { hex = -1 } = paidFor.find((each) => !raises(inMadrid, each.hex)) ?? {};
  const [text, after] = reason(inMadrid, build(hex));
  const cost = red(inMadrid).treasury - red(after).treasury;
  expect(text).toBe(
    `It costs ${cost} pesetas and leaves ${red(after).treasury} in Red’s treasury.`,
  );
});

it('a city says how dividend and share value rise, and who holds shares', () => {
  const [state, hex] = beforeCity();
  const [text, after] = reason(state, build(hex));
  const [now, then] = [red(state), red(after)];
  const value =
    then.shareValue > now.shareValue
      ? `, and its share value from ${now.shareValue} to ${then.shareValue}.`
      : '.';
  expect(text).toBe(
    `Red’s dividend rises from ${now.dividend} to ${then.dividend} a share${value} You hold 1 share of it, Ada 2.`,
  );
});

it('the last cube says what the bank then pays to whom', () => {
  const [state, hex] = beforeCity();
  const last = play(state, build(hex)).state;
  expect(iberianGauge.deciders(last)).toEqual([0]);
  const [text, after] = reason(last, DECLINE);
  const paid = after.cash.map((cash, seat) => cash - (last.cash[seat] ?? 0));
  const toTreasury = red(after).treasury - red(last).treasury;
  expect(text).toBe(
    `Red’s treasury keeps its ${red(last).treasury} pesetas. Then the bank pays you ${paid[0]}, Ben ${paid[1]}, and the treasury ${toTreasury}.`,
  );
});

it('a turn without a city says what that costs', () => {
  const last = play(inMadrid, DECLINE, DECLINE).state;
  const [text, after] = reason(last, DECLINE);
  expect(red(after).shareValue).toBeLessThan(red(last).shareValue);
  expect(text).toContain(
    `Red reaches no new city this turn, so its share value falls from ${red(last).shareValue} to ${red(after).shareValue}.`,
  );
});

it('a share says what it pays now and what its treasury then holds', () => {
  const stock = arrange({
    round: 2,
    cash: [30, 40, 20],
    railroads: {
      red: { holders: [1], track: [cityHex('Madrid')], treasury: 8, value: 12, dividend: 2 },
    },
  });
  const [text, after] = reason(stock, { kind: 'invest', railroad: RED });
  expect(text).toBe(
    `A share pays ${red(stock).dividend} pesetas in a build round now, and with your money its treasury holds ${red(after).treasury}.`,
  );
});

it('a first share says what the railroad has to build with and what is left', () => {
  const [start, setValue] = starting(RED, START_VALUES[1] ?? 0, cityHex('Madrid'));
  if (!start || !setValue) throw new Error('nothing to start');
  const begun = play(arrange({ round: 0, cash: [30, 40, 20] }), start).state;
  const [text, after] = reason(begun, setValue);
  expect(text).toBe(
    `Red starts with ${red(after).treasury} pesetas to build with, and you keep ${after.cash[0]}.`,
  );
});
