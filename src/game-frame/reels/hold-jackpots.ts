import { HOLD_REELS } from '../../../fair/tables/reels-hold.ts';
import type { HoldProps } from '../../../scenes/hall/hold-reels/types.ts';
import type { ReelStrips } from './reel-strips.ts';

/** Returns the amounts of the jackpots at a stake, in hundredths of a coin. */
export function jackpotsOf({ volatility, declared }: ReelStrips, stake: number): HoldProps['jackpots'] {
  const { grand, returns } = HOLD_REELS[volatility];
  const worth = (name: string): number =>
    stake * (returns[declared].find(([coin]) => coin === name)?.[1] ?? 0);
  return { grand: grand * stake, major: worth('Major'), minor: worth('Minor'), mini: worth('Mini') };
}
