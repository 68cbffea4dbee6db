import { COLOURS } from './colours.ts';
import type { Colour } from './colours.ts';

/** A caboose. There is one of each; its colours are indices into COLOURS. */
export interface Caboose {
  readonly kind: 'caboose';
  readonly name: string;
  readonly doubles: number;
  readonly negates: number;
  readonly triples: number;
}

function caboose(doubles: Colour, negates: Colour, triples: Colour): Caboose {
  return {
    kind: 'caboose',
    name: `${doubles} caboose without ${negates}`,
    doubles: COLOURS.indexOf(doubles),
    negates: COLOURS.indexOf(negates),
    triples: COLOURS.indexOf(triples),
  };
}

export const CABOOSES: readonly Caboose[] = [
  caboose('red', 'yellow', 'blue'),
  caboose('orange', 'green', 'violet'),
  caboose('yellow', 'blue', 'red'),
  caboose('green', 'violet', 'orange'),
  caboose('blue', 'red', 'yellow'),
  caboose('violet', 'orange', 'green'),
  caboose('red', 'blue', 'yellow'),
  caboose('orange', 'violet', 'green'),
  caboose('yellow', 'red', 'blue'),
  caboose('green', 'orange', 'violet'),
  caboose('blue', 'yellow', 'red'),
  caboose('violet', 'green', 'orange'),
];
