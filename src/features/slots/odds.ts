import type { Share } from '../../../contract/slots.ts';

/** Formats a share as a percentage with three decimals, as the rules do: 95.989%. */
export const percentOf = ({ over, under }: Share): string => `${((over / under) * 100).toFixed(3)}%`;

/** Returns the n of "one in n" for a chance: with one decimal below a thousand, otherwise whole with commas. */
export function oneIn({ over, under }: Share): string {
  const tries = under / over;
  const text = tries < 1_000 ? tries.toFixed(1).replace(/\.0$/, '') : String(Math.round(tries));
  return text.replace(/\B(?=(\d{3})+$)/g, ',');
}
