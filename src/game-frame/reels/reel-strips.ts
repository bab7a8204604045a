import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';

/** Volatility and declared return of a reel game, which select its reel strips. */
export interface ReelStrips {
  readonly volatility: Volatility;
  readonly declared: DeclaredReturn;
}

const VOLATILITIES: readonly Volatility[] = ['low', 'mid', 'high'];
const RETURNS: readonly DeclaredReturn[] = [9540, 9600, 9660];

/**
 * Parses the name of a reel game's pay table, for example `reels-ways-mid-9600`. Throws a RangeError for any other
 * name.
 */
export function stripsOf(payTable: string): ReelStrips {
  const [, , named, share] = payTable.split('-');
  const volatility = VOLATILITIES.find((one) => one === named);
  const declared = RETURNS.find((one) => one === Number(share));
  if (volatility === undefined || declared === undefined)
    throw new RangeError(`no reels are called ${payTable}`);
  return { volatility, declared };
}
