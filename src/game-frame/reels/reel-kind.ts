import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';

/** Parameters of a kind's reel strips. */
export interface StripsOfKind {
  readonly volatility: Volatility;
  readonly declared: DeclaredReturn;
}

const VOLATILITIES: readonly Volatility[] = ['low', 'mid', 'high'];
const RETURNS: readonly DeclaredReturn[] = [9540, 9600, 9660];

/** Parses a kind of reels, for example `reels-ways-mid-9600`. Throws a RangeError for any other text. */
export function stripsOfKind(kind: string): StripsOfKind {
  const [, , named, share] = kind.split('-');
  const volatility = VOLATILITIES.find((one) => one === named);
  const declared = RETURNS.find((one) => one === Number(share));
  if (volatility === undefined || declared === undefined) throw new RangeError(`no reels are called ${kind}`);
  return { volatility, declared };
}
