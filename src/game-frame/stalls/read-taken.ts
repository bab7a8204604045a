import * as v from 'valibot';
import { instantGames } from '../../../contract/studio-games.ts';
import type { StudioRound } from '../../../contract/studio.ts';

/** The number that was drawn and the field that it fell into, where nothing is bet on; undefined when a round tells none. */
export function readTaken({ outcome }: StudioRound): { at: number; field: string } | undefined {
  const drawn = v.safeParse(instantGames['ferris-fortune'].outcome, outcome);
  return drawn.success ? drawn.output : undefined;
}
