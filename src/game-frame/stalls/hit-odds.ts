import { hitChances } from '../../../fair/instant/weighted.ts';
import { asNumber, part } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import type { StallOdds } from './stall-view-model.ts';

/**
 * Returns the payout and the probability of 0 to 3 hits in a game with three draws. `nameOf` names a number of hits for
 * the player.
 */
export function stallHitOdds(
  game: 'beto-beto' | 'coin-toss-fair',
  nameOf: (hits: number) => string,
): readonly StallOdds[] {
  const { p, q, multipliers } = STALLS[game];
  return hitChances(multipliers.length - 1, part(p, q)).map((chance, hits) => ({
    name: nameOf(hits),
    pays: multipliers[hits] ?? 0,
    chance: Math.round(asNumber(chance) * 1_000_000),
  }));
}
