import * as v from 'valibot';
import type { RoundRecord } from '../../../contract/fair.ts';
import { halloweenRecord } from '../../../contract/halloween-draws.ts';
import type { TicketDrawRecord } from './halloween-records.tsx';

/** Returns a ticket draw from an entry in the record of all rounds; undefined for a round of another kind. */
export function readTicketDraw({ id, time, outcome, proof }: RoundRecord): TicketDrawRecord | undefined {
  const past = v.safeParse(halloweenRecord, { ...outcome, kind: 'draw', id, time, proof });
  return past.success && past.output.kind === 'draw' ? past.output : undefined;
}
