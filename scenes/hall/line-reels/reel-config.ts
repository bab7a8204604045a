import { lineSlot } from '../../../fair/reels/line-reels.ts';
import { LINES_REELS } from '../../../fair/tables/reels-lines.ts';
import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { HALL_SYMBOLS, hallConfig, type HallMachine } from '../models/reels/hall-reels.ts';
import type { ReelConfig } from '../../parts/reels/reel-config.ts';

/** Machine of five reels with three rows, for the line reels. */
export const MACHINE: HallMachine = {
  window: { x: 40, y: 214, width: 640, height: 378 },
  columns: 5,
  rows: 3,
  symbols: HALL_SYMBOLS,
  isFree: true,
};

/** Returns the machine's configuration with the reel strips for a volatility and a declared return (RTP). */
export const lineConfig = (volatility: Volatility, declared: DeclaredReturn): ReelConfig =>
  hallConfig(MACHINE, lineSlot(volatility, declared), {
    freeMultiplier: LINES_REELS[volatility].freeMultiplier,
  });
