import { hitChances } from '../../../fair/instant/weighted.ts';
import { asNumber, part } from '../../../fair/ratio.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import type { StallOdds } from './stall-face.ts';

/** What so many hits pay at a stall of three tries, and how likely they are, from none on; `nameOf` says them to the player. */
export function hitOdds(
  slug: 'beto-beto' | 'coin-toss-fair',
  nameOf: (hits: number) => string,
): readonly StallOdds[] {
  const { p, q, multipliers } = STALLS[slug];
  return hitChances(multipliers.length - 1, part(p, q)).map((chance, hits) => ({
    name: nameOf(hits),
    pays: multipliers[hits] ?? 0,
    chance: Math.round(asNumber(chance) * 1_000_000),
  }));
}
