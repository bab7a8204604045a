import * as v from 'valibot';
import { fieldTaken } from '../../../contract/catalogue/games/shapes.ts';
import type { HallRound } from '../../../contract/game-server.ts';

/** Returns the drawn number and its field in a game without a selection; undefined if the round has none. */
export function readTaken({ outcome }: HallRound): { at: number; field: string } | undefined {
  const drawn = v.safeParse(fieldTaken.outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
