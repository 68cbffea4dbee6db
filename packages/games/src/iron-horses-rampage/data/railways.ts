/** A railway and what it can do once in a match; the move that does it has the advantage's id as its kind. */
interface Railway {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly advantage: string;
  readonly advantageName: string;
  readonly about: string;
}

export const RAILWAYS: readonly Railway[] = [
  {
    id: 'north-east-line',
    name: 'North East Line',
    colour: '#1f5fa8',
    advantage: 'extra-shift',
    advantageName: 'Extra Shift',
    about: 'Take one more action this turn.',
  },
  {
    id: 'western-ridge',
    name: 'Western Ridge',
    colour: '#b5542a',
    advantage: 'survey',
    advantageName: 'Survey',
    about: 'Look at the next three cards, keep one and put the others under the deck.',
  },
  {
    id: 'central-15',
    name: 'Central 15',
    colour: '#6b6f76',
    advantage: 'central-yard',
    advantageName: 'Central Yard',
    about: 'Draw two cards without using an action.',
  },
  {
    id: 'continental-89',
    name: 'Continental 89',
    colour: '#7a3b8f',
    advantage: 'through-freight',
    advantageName: 'Through Freight',
    about: 'Transport a load of up to $100,000 without using an action, even when stopped.',
  },
  {
    id: 'southern-belt',
    name: 'Southern Belt',
    colour: '#c8922b',
    advantage: 'section-gang',
    advantageName: 'Section Gang',
    about: 'Lift one of your setbacks without paying or using an action.',
  },
  {
    id: 'great-lakes-loop',
    name: 'Great Lakes Loop',
    colour: '#1d8a8a',
    advantage: 'salvage-crew',
    advantageName: 'Salvage Crew',
    about: 'Take a remedy card of your choice from the discard pile.',
  },
  {
    id: 'pacific-42',
    name: 'Pacific 42',
    colour: '#2f7d46',
    advantage: 'railway-police',
    advantageName: 'Railway Police',
    about: 'Foil a setback as it is played against you.',
  },
  {
    id: 'gulf-and-plains',
    name: 'Gulf & Plains',
    colour: '#a32c3f',
    advantage: 'rival-agents',
    advantageName: 'Rival Agents',
    about: 'Play a setback against another player without using an action.',
  },
];

/** The index of the railway that has this advantage. */
function railwayWith(advantage: string): number {
  const found = RAILWAYS.findIndex((railway) => railway.advantage === advantage);
  if (found < 0) throw new Error(`no advantage ${advantage}`);
  return found;
}

export const NORTH_EAST_LINE = railwayWith('extra-shift');
export const WESTERN_RIDGE = railwayWith('survey');
export const CENTRAL_15 = railwayWith('central-yard');
export const CONTINENTAL_89 = railwayWith('through-freight');
export const SOUTHERN_BELT = railwayWith('section-gang');
export const GREAT_LAKES_LOOP = railwayWith('salvage-crew');
export const PACIFIC_42 = railwayWith('railway-police');
export const GULF_AND_PLAINS = railwayWith('rival-agents');
