import { classicSlot } from '../../../fair/reels/line-reels.ts';
import type { DeclaredReturn, Volatility } from '../../../fair/tables/reels.ts';
import { hallConfig, type HallMachine } from '../models/reels/hall-reels.ts';
import type { ReelConfig } from '../../parts/reels/reel-config.ts';

/** Machine of three reels and one payline; the blank symbol has no picture. */
export const MACHINE: HallMachine = {
  window: { x: 84, y: 214, width: 552, height: 378 },
  columns: 3,
  rows: 3,
  symbols: { '7': 'seven', '3': 'bar-3', '2': 'bar-2', '1': 'bar-1', B: 'bell', C: 'cherry' },
  isFree: false,
  hasPayline: true,
};

/** Returns the machine's configuration with the reel strips for a volatility and a declared return (RTP). */
export const classicConfig = (volatility: Volatility, declared: DeclaredReturn): ReelConfig =>
  hallConfig(MACHINE, classicSlot(volatility, declared));
