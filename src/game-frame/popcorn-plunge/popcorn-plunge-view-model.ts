import * as v from 'valibot';
import { popcornPlunge as manifest } from '../../../contract/catalogue/games/popcorn-plunge.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { stallGame } from '../../../fair/perya.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';

const STALL = STALLS['popcorn-plunge'];

/** The same rules that the server uses. */
export const POPCORN_RULES = stallGame('popcorn-plunge', STALL);

/** Payouts of the buckets from the left, in hundredths of the stake. */
export const POPCORN_BUCKETS: readonly number[] = STALL.multipliers;

/** Return (RTP) of the game, in millionths. */
export const POPCORN_RETURN = Math.round(asNumber(POPCORN_RULES.exactReturn({})) * 1_000_000);

/** Reads the path of the kernel in a settled round, row by row; undefined if the round has none. */
export function kernelPathOf({ outcome }: HallRound): readonly number[] | undefined {
  const read = v.safeParse(manifest.shapes.outcome, outcome);
  return read.success ? read.output.draws : undefined;
}
