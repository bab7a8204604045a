import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';

const FIELDS = {
  o: 'gold cabin',
  r: 'red cabin',
  b: 'blue cabin',
  g: 'green cabin',
  e: 'empty cabin',
} as const;

/** The cabins around the wheel: an empty one after each that pays. */
const ROUND = 'oerebegeberebegebege';

/** A cabin of the wheel. */
export interface Cabin {
  /** A field's name. */
  readonly field: string;
  /** Its angle on the wheel, radians. */
  readonly angle: number;
}

/** The cabins in order, the first at the gate while the wheel is at 0. */
export const CABINS: readonly Cabin[] = [...ROUND].map((letter, place) => ({
  field: FIELDS[letter as keyof typeof FIELDS],
  angle: (2 * Math.PI * place) / ROUND.length,
}));

/** The cabins in the order of the paytable: the drawn number is an index here. */
export const DRAWN: readonly Cabin[] = inTableOrder(CABINS, STALLS['ferris-fortune'].table);
