import * as v from 'valibot';
import type { RoundRecord } from '../../../contract/fair.ts';
import { halloweenRecord } from '../../../contract/halloween-draws.ts';
import type { PastDraw } from './halloween-records.tsx';

/** A draw out of the list of all rounds; undefined when it is none. */
export function readPastDraw({ id, time, outcome, proof }: RoundRecord): PastDraw | undefined {
  const past = v.safeParse(halloweenRecord, { ...outcome, kind: 'draw', id, time, proof });
  return past.success && past.output.kind === 'draw' ? past.output : undefined;
}
