import type { Share } from '../../../contract/slots.ts';

/** A share as per cent with three decimals, rounded as the rules state them: 95.989%. */
export const percentOf = ({ over, under }: Share): string => `${((over / under) * 100).toFixed(3)}%`;

/** How many tries one hit takes on average: one decimal below a thousand, else whole with separators. */
export function oneIn({ over, under }: Share): string {
  const tries = under / over;
  const text = tries < 1_000 ? tries.toFixed(1).replace(/\.0$/, '') : String(Math.round(tries));
  return text.replace(/\B(?=(\d{3})+$)/g, ',');
}
