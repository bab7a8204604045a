import * as v from 'valibot';
import { fieldTaken } from '../../../contract/catalogue/games/shapes.ts';
import type { HallRound } from '../../../contract/game-server.ts';

/**
 * Returns the drawn number of a settled round and the field at it, for games without a choice; undefined if the round
 * has none.
 */
export function readTaken({ outcome }: HallRound): { at: number; field: string } | undefined {
  const drawn = v.safeParse(fieldTaken.outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
