import { WAYS_REELS } from '../../../fair/tables/reels-ways.ts';
import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { HALL_SYMBOLS, hallConfig, type HallMachine } from '../models/reels/hall-reels.ts';
import type { SlotRules } from '../../parts/reels/outcome.ts';
import type { ReelConfig } from '../../parts/reels/reel-config.ts';

/** Machine of five reels with three rows and 243 ways. */
export const MACHINE: HallMachine = {
  window: { x: 40, y: 214, width: 640, height: 378 },
  columns: 5,
  rows: 3,
  symbols: HALL_SYMBOLS,
  isFree: true,
};

/**
 * Returns the rules for a volatility and a declared return (RTP), in the form that the reels show: without paylines,
 * and with wilds that fill their reel.
 */
export const waysRules = (volatility: Volatility, declared: DeclaredReturn): SlotRules => ({
  strips: WAYS_REELS[volatility].returns[declared].strips,
  rows: MACHINE.rows,
  lines: [],
  wild: 'W',
  wildFills: true,
  scatter: { symbol: 'S' },
});

/** Returns the machine's configuration with the reel strips for a volatility and a declared return (RTP). */
export const waysConfig = (volatility: Volatility, declared: DeclaredReturn): ReelConfig =>
  hallConfig(MACHINE, waysRules(volatility, declared), {
    freeMultiplier: WAYS_REELS[volatility].freeMultiplier,
  });
