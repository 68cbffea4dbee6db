import type { Axial } from '@roundhouse/engine';

/** One row of the board: where it begins, and a letter for each hexagon (p plains, h hills, m mountains, a Berlin Approach zone, b Berlin Urban zone, a dot for none). */
interface BoardRow {
  readonly first: Axial;
  readonly ground: string;
}

export const BOARD_ROWS: readonly BoardRow[] = [
  { first: { q: 5, r: 0 }, ground: 'pp.........ppp..p' },
  { first: { q: 4, r: 1 }, ground: 'ppp..pp...ppppppp' },
  { first: { q: 4, r: 2 }, ground: 'pppppppppppppppp' },
  { first: { q: 1, r: 3 }, ground: 'p.pppppppppppppppp' },
  { first: { q: 0, r: 4 }, ground: 'ppppppppppppppppp' },
  { first: { q: 0, r: 5 }, ground: 'pppppppaaapppppp' },
  { first: { q: -1, r: 6 }, ground: 'pppppppabbappppp' },
  { first: { q: -2, r: 7 }, ground: 'pphhppppabappppp' },
  { first: { q: -3, r: 8 }, ground: 'ppphhhpppaappppp' },
  { first: { q: -4, r: 9 }, ground: 'ppphhhmmppppppppp' },
  { first: { q: -4, r: 10 }, ground: 'phhmmmmhphhhhhppp' },
  { first: { q: -5, r: 11 }, ground: 'phhmmmmhhhhmmmmpp' },
  { first: { q: -5, r: 12 }, ground: 'hhmhhhmhhm' },
  { first: { q: -6, r: 13 }, ground: 'hmhhmhhhmm' },
  { first: { q: -6, r: 14 }, ground: 'mhhmhmmhm' },
  { first: { q: -7, r: 15 }, ground: 'mmhhhmmhmm' },
  { first: { q: -7, r: 16 }, ground: 'mhhmmmhmhm' },
  { first: { q: -7, r: 17 }, ground: 'hhmmmmhmhm' },
  { first: { q: -7, r: 18 }, ground: 'mmmmmmmmm' },
];
