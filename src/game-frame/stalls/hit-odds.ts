import { hitChances } from '../../../fair/instant/weighted.ts';
import { asNumber, part } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import type { StallOdds } from './stall-view-model.ts';

/**
 * Returns payout and probability of each number of hits at a stall of three tries, from zero up; `nameOf` names them
 * for the player.
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
