import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';

const FIELDS = { h: 'horse', k: 'kalabaw', s: 'swan', f: 'fish', e: 'eagle' } as const;

/** Order of the animals around the ring, each by the first letter of its name. */
const ROUND = 'hkhshkhfhshkeskhfhkshkfsh';

/** An animal of the carousel. */
export interface Animal {
  /** Name of the field that a player bets on to win with this animal. */
  readonly field: string;
  /** Angle of the animal around the ring, radians. */
  readonly angle: number;
}

/** Animals around the ring; the first animal is at the bell when the ring is turned by the angle 0. */
export const ANIMALS: readonly Animal[] = [...ROUND].map((letter, place) => ({
  field: FIELDS[letter as keyof typeof FIELDS],
  angle: (2 * Math.PI * place) / ROUND.length,
}));

/** Animals in the order of the paytable: a drawn number is an index into this list. */
export const DRAWN: readonly Animal[] = inTableOrder(ANIMALS, STALLS['carousel-cash'].bets);
