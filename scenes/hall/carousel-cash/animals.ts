import { STALLS } from '../../../fair/tables/perya.ts';
import { inTableOrder } from '../models/stall/table-order.ts';

const FIELDS = { h: 'horse', k: 'kalabaw', s: 'swan', f: 'fish', e: 'eagle' } as const;

/** Order of the animals round the ring. */
const ROUND = 'hkhshkhfhshkeskhfhkshkfsh';

/** An animal of the carousel. */
export interface Animal {
  /** Name of its field. */
  readonly field: string;
  /** Angle round the ring, radians. */
  readonly angle: number;
}

/** Animals round the ring; the first is at the bell at angle 0. */
export const ANIMALS: readonly Animal[] = [...ROUND].map((letter, place) => ({
  field: FIELDS[letter as keyof typeof FIELDS],
  angle: (2 * Math.PI * place) / ROUND.length,
}));

/** Animals in the order of the table: a drawn number is an index here. */
export const DRAWN: readonly Animal[] = inTableOrder(ANIMALS, STALLS['carousel-cash'].bets);
