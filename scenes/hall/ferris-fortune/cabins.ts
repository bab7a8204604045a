import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';

const FIELDS = {
  o: 'gold cabin',
  r: 'red cabin',
  b: 'blue cabin',
  g: 'green cabin',
  e: 'empty cabin',
} as const;

/**
 * Order of the cabins around the wheel, each as a letter of `FIELDS`; an empty cabin (e) follows each cabin that pays.
 */
const ROUND = 'oerebegeberebegebege';

/** A cabin of the wheel. */
export interface Cabin {
  /** Name of the field of the paytable to which the cabin belongs. */
  readonly field: string;
  /** Angle of the cabin around the wheel, radians. */
  readonly angle: number;
}

/** Cabins in order around the wheel; the first is at the gate while the wheel is at angle 0. */
export const CABINS: readonly Cabin[] = [...ROUND].map((letter, place) => ({
  field: FIELDS[letter as keyof typeof FIELDS],
  angle: (2 * Math.PI * place) / ROUND.length,
}));

/** Cabins in the order of the paytable: the drawn number is an index into this list. */
export const DRAWN: readonly Cabin[] = inTableOrder(CABINS, STALLS['ferris-fortune'].table);
