import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';

/** Returns the drawn number and its field in a game without a selection; undefined if the round has none. */
export function readTaken({ outcome }: StudioRound): { at: number; field: string } | undefined {
  const drawn = v.safeParse(instantGames['ferris-fortune'].outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
