import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { HexIndex, Move, View } from '@roundhouse/games/iberian-gauge';
import { byKind } from '../by-kind.ts';
import type { ButtonTone } from '../game-ui.ts';
import { listOfLessors, placeOf, railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** A name for every move. */
export function labelOf(move: Move, { view }: IberianScene): string {
  const { move: words } = say();
  return byKind(move, {
    start: ({ railroad }) => words.start(railroadName(railroad)),
    'set-value': ({ value }) => words.setValue(value),
    place: ({ hex }) => words.place(railroadName(view.railroad), HEXES[hex]?.city ?? ''),
    invest: ({ railroad }) =>
      words.invest(railroadName(railroad), view.railroads[railroad]?.shareValue ?? 0),
    pass: words.pass,
    build: ({ hex }) => buildLabel(view, hex),
    lease: ({ choice }) => leaseLabel(view, choice),
    decline: words.decline,
  });
}

function buildLabel(view: View, hex: HexIndex): string {
  const { move: words } = say();
  const target = view.targets.find((each) => each.hex === hex);
  const cost = target?.cost ?? 0;
  return target && target.leasedHexes > 0
    ? words.buildLeasing(placeOf(hex), cost, target.lease)
    : words.build(placeOf(hex), cost);
}

function leaseLabel(view: View, choice: number): string {
  const lease = view.leases[choice];
  return say().move.lease(choice + 1, listOfLessors(lease?.payments ?? []), lease?.total ?? 0);
}

const BUTTONS: Partial<Record<Move['kind'], ButtonTone>> = {
  'set-value': 'plain',
  lease: 'plain',
  pass: 'harmless',
  decline: 'harmless',
};

export const buttonOf = ({ kind }: Move): ButtonTone | undefined => BUTTONS[kind];

/** What is asked of the viewer. */
export function promptOf({ view, legal }: IberianScene): string {
  const { prompt } = say();
  const name = railroadName(view.railroad);
  const railroad = view.railroads[view.railroad];
  switch (view.phase) {
    case 'set-value':
      return prompt.setValue(name);
    case 'place':
      return prompt.place(name);
    case 'build':
      return prompt.build(
        name,
        view.cube + 1,
        railroad?.holders.length ?? 0,
        railroad?.treasury ?? 0,
      );
    case 'lease':
      return prompt.lease(view.leases.length, placeOf(view.buildHex));
    default: {
      const has = (kind: Move['kind']): boolean => legal.some((move) => move.kind === kind);
      return prompt.stock(view.players[view.seat]?.cash ?? 0, has('start'), has('invest'));
    }
  }
}

/** Asks before a city is left lying and the share value falls for it. */
export function confirmOf(move: Move, { view, legal }: IberianScene): string | undefined {
  const shares = view.railroads[view.railroad]?.holders.length ?? 0;
  const lastChance = move.kind === 'decline' && !view.reached && view.cube === shares - 1;
  const cityInReach = legal.some((each) => each.kind === 'build' && HEXES[each.hex]?.city !== '');
  const atStake = view.railroads[view.railroad]?.penalty ?? 0;
  return lastChance && cityInReach && atStake > 0
    ? say().declineAnyway(railroadName(view.railroad), atStake)
    : undefined;
}
