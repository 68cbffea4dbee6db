import { assertNever } from '@roundhouse/engine';
import type { Field, Schema } from './schema.ts';

/** What is known of a position besides the look. */
interface Situation {
  readonly look: unknown;
  readonly viewer: number;
  readonly deciders: readonly number[];
  /** The brain's own shares, or an empty list. */
  readonly shares: readonly number[];
}

/** Of each seat: whether it is the viewer, whether it decides, how soon it is its turn, and the brain's opinion of it. */
const OWN_COLUMNS = 4;
/** The place of the brain's opinion among them. */
export const OPINION = 3;
/** Of the table: how wide it is. */
const COMMON_COLUMNS = 1;
const WIDEST = 8;
const LEAST_SHARE = 1e-4;

/** Turns looks into numbers: those of the table, and those of each seat, the viewer first and the others in turn order. */
export class Encoder {
  /** Numbers of the table. */
  readonly common: number;
  /** Numbers of each seat. */
  readonly own: number;
  readonly #root: Field;
  #table: Float32Array = new Float32Array(0);
  #rows: Float32Array = new Float32Array(0);
  #seats = 0;
  #viewer = 0;
  #at = 0;
  #column = 0;

  constructor({ root }: Schema) {
    this.#root = root;
    this.common = COMMON_COLUMNS + tableWidth(root);
    this.own = OWN_COLUMNS + ownWidth(root);
  }

  /** Fills `table` with `common` numbers and `rows` with `own` numbers for each seat; how many seats they are. */
  encode(situation: Situation, table: Float32Array, rows: Float32Array): number {
    const { look, viewer, deciders, shares } = situation;
    const seats = seatsIn(this.#root, look);
    table.fill(0);
    rows.fill(0);
    this.#table = table;
    this.#rows = rows;
    this.#seats = seats;
    this.#viewer = viewer;
    table[0] = seats / WIDEST;
    const [first = 0] = deciders;
    for (let turned = 0; turned < seats; turned++) {
      const seat = (viewer + turned) % seats;
      const row = turned * this.own;
      rows[row] = turned === 0 ? 1 : 0;
      rows[row + 1] = deciders.includes(seat) ? 1 : 0;
      rows[row + 2] = ((seat - first + seats) % seats) / seats;
      rows[row + OPINION] = shares.length === 0 ? 0 : opinionOf(shares[seat] ?? 0);
    }
    this.#at = COMMON_COLUMNS;
    this.#column = OWN_COLUMNS;
    this.#put(this.#root, look);
    return seats;
  }

  /** Writes one field at the present places, and moves them on by its width, whatever the value is. */
  #put(field: Field, value: unknown): void {
    switch (field.kind) {
      case 'seat':
        if (typeof value === 'number') this.#mark(value, 1);
        this.#column++;
        return;
      case 'seat-bag':
        if (Array.isArray(value)) for (const seat of value) this.#mark(Number(seat), 1);
        this.#column++;
        return;
      case 'seats':
        this.#putSeats(field, Array.isArray(value) ? value : []);
        this.#column += widthOf(field.of);
        return;
      case 'record':
        for (const [key, each] of field.fields) this.#put(each, partOf(value, key));
        return;
      case 'list':
        for (let i = 0; i < field.of.length; i++) {
          this.#put(field.of[i] ?? NONE, Array.isArray(value) ? value[i] : undefined);
        }
        return;
      case 'maybe':
        this.#table[this.#at++] = value === null || value === undefined ? 0 : 1;
        this.#put(field.of, value);
        return;
      default:
        this.#at = putPlain(field, value, this.#table, this.#at, -1);
    }
  }

  #mark(seat: number, amount: number): void {
    if (seat < 0 || seat >= this.#seats) return;
    const row = ((seat - this.#viewer + this.#seats) % this.#seats) * this.own;
    this.#rows[row + this.#column] = (this.#rows[row + this.#column] ?? 0) + amount;
  }

  #putSeats({ rows, of }: Field & { kind: 'seats' }, list: readonly unknown[]): void {
    for (let turned = 0; turned < this.#seats; turned++) {
      const seat = (this.#viewer + turned) % this.#seats;
      let at = turned * this.own + this.#column;
      for (let i = 0; i < rows; i++) {
        at = putPlain(of[i] ?? NONE, list[seat * rows + i], this.#rows, at, seat);
      }
    }
  }
}

const NONE: Field = { kind: 'none' };

/** How many seats a look tells of, by its first list of them; 0 if it has none. */
function seatsIn(field: Field, look: unknown): number {
  if (field.kind === 'seats') return Array.isArray(look) ? look.length / field.rows : 0;
  if (field.kind !== 'record') return 0;
  for (const [key, each] of field.fields) {
    const seats = seatsIn(each, partOf(look, key));
    if (seats > 0) return seats;
  }
  return 0;
}

function opinionOf(share: number): number {
  return Math.log(Math.max(LEAST_SHARE, share));
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Writes a field that needs no seats of the table; `seat` is the one that it belongs to, or -1. Where the next begins. */
function putPlain(
  field: Field,
  value: unknown,
  out: Float32Array,
  at: number,
  seat: number,
): number {
  let next = at;
  switch (field.kind) {
    case 'none':
      return at;
    case 'flag':
      out[at] = value === true ? 1 : 0;
      return at + 1;
    case 'number':
      return putNumber(field, value, out, at);
    case 'word':
      if (typeof value === 'string') setAt(out, at, field.values.indexOf(value));
      return at + field.values.length;
    case 'seat':
      out[at] = value === seat ? 1 : 0;
      return at + 1;
    case 'maybe':
      out[at] = value === null || value === undefined ? 0 : 1;
      return putPlain(field.of, value, out, at + 1, seat);
    case 'record':
      for (const [key, each] of field.fields) {
        next = putPlain(each, partOf(value, key), out, next, seat);
      }
      return next;
    case 'list':
    case 'seats':
      for (let i = 0; i < field.of.length; i++) {
        const each = Array.isArray(value) ? value[i] : undefined;
        next = putPlain(field.of[i] ?? NONE, each, out, next, seat);
      }
      return next;
    case 'bag':
      if (Array.isArray(value)) putBag(field, value, out, at);
      return at + 1 + field.values.length;
    case 'seat-bag':
    case 'size':
      out[at] = Array.isArray(value) ? value.length * (field.kind === 'size' ? field.scale : 1) : 0;
      return at + 1;
    default:
      return assertNever(field);
  }
}

function putNumber(
  { scale, values }: Field & { kind: 'number' },
  value: unknown,
  out: Float32Array,
  at: number,
): number {
  if (typeof value === 'number') {
    out[at] = value * scale;
    setAt(out, at + 1, values.indexOf(value));
  }
  return at + 1 + values.length;
}

function putBag(
  { scale, values }: Field & { kind: 'bag' },
  list: readonly unknown[],
  out: Float32Array,
  at: number,
): void {
  out[at] = list.length * scale;
  for (const each of list) {
    const place = values.indexOf(Number(each));
    if (place >= 0) out[at + 1 + place] = (out[at + 1 + place] ?? 0) + 1;
  }
}

function setAt(out: Float32Array, at: number, place: number): void {
  if (place >= 0) out[at + place] = 1;
}

const plainWidths = new WeakMap<Field, number>();

/** How many numbers a field takes where it belongs to one seat. */
function plainWidth(field: Field): number {
  let width = plainWidths.get(field);
  if (width === undefined) {
    width = putPlain(field, undefined, new Float32Array(0), 0, -1);
    plainWidths.set(field, width);
  }
  return width;
}

function widthOf(fields: readonly Field[]): number {
  let sum = 0;
  for (const each of fields) sum += plainWidth(each);
  return sum;
}

function tableWidth(field: Field): number {
  switch (field.kind) {
    case 'seat':
    case 'seat-bag':
    case 'seats':
      return 0;
    case 'maybe':
      return 1 + tableWidth(field.of);
    case 'record':
      return field.fields.reduce((sum, [, each]) => sum + tableWidth(each), 0);
    case 'list':
      return field.of.reduce((sum, each) => sum + tableWidth(each), 0);
    default:
      return plainWidth(field);
  }
}

function ownWidth(field: Field): number {
  switch (field.kind) {
    case 'seat':
    case 'seat-bag':
      return 1;
    case 'seats':
      return widthOf(field.of);
    case 'maybe':
      return ownWidth(field.of);
    case 'record':
      return field.fields.reduce((sum, [, each]) => sum + ownWidth(each), 0);
    case 'list':
      return field.of.reduce((sum, each) => sum + ownWidth(each), 0);
    default:
      return 0;
  }
}
