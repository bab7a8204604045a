import * as v from 'valibot';
import { popcornPlunge as manifest } from '../../../contract/catalogue/games/popcorn-plunge.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { stallGame } from '../../../fair/perya.ts';
import { asNumber } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';

const STALL = STALLS['popcorn-plunge'];

/** Rules that the server uses. */
export const POPCORN_RULES = stallGame('popcorn-plunge', STALL);

/** Payouts of the buckets, hundredths of the stake, from the left. */
export const POPCORN_BUCKETS: readonly number[] = STALL.multipliers;

/** Return (RTP), millionths. */
export const POPCORN_RETURN = Math.round(asNumber(POPCORN_RULES.exactReturn({})) * 1_000_000);

/** Reads the path of a settled round's kernel, row by row; undefined if it has none. */
export function kernelPathOf({ outcome }: HallRound): readonly number[] | undefined {
  const read = v.safeParse(manifest.shapes.outcome, outcome);
  return read.success ? read.output.draws : undefined;
}
