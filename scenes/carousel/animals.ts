import { STALLS } from '../../fair/tables/perya.ts';
import { inTableOrder } from '../parts/stall/table-order.ts';

const FIELDS = { h: 'horse', k: 'kalabaw', s: 'swan', f: 'fish', e: 'eagle' } as const;

/** The animals as they ride round. */
const ROUND = 'hkhshkhfhshkeskhfhkshkfsh';

/** An animal of the carousel. */
export interface Animal {
  /** A field's name. */
  readonly field: string;
  /** Its place round the ring, radians. */
  readonly angle: number;
}

/** The animals as they ride, the first at the bell while the ring stands at 0. */
export const ANIMALS: readonly Animal[] = [...ROUND].map((letter, place) => ({
  field: FIELDS[letter as keyof typeof FIELDS],
  angle: (2 * Math.PI * place) / ROUND.length,
}));

/** The animals in the order of the table: the number that was drawn is a place here. */
export const DRAWN: readonly Animal[] = inTableOrder(ANIMALS, STALLS['carousel-cash'].bets);
