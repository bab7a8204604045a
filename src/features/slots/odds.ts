import type { Share } from '../../../contract/slots.ts';

/** Returns a share as a percentage with three decimals, rounded as in the rules: 95.989%. */
export const percentOf = ({ over, under }: Share): string => `${((over / under) * 100).toFixed(3)}%`;

/** Returns the mean number of tries for one hit: one decimal below a thousand, else whole with separators. */
export function oneIn({ over, under }: Share): string {
  const tries = under / over;
  const text = tries < 1_000 ? tries.toFixed(1).replace(/\.0$/, '') : String(Math.round(tries));
  return text.replace(/\B(?=(\d{3})+$)/g, ',');
}
