import { slotOdds } from '../slot-odds.ts';
import { type LinePay, type Slot, spinSlot } from '../slots.ts';
import { CLASSIC_REELS } from '../tables/reels-classic.ts';
import { LINES_REELS } from '../tables/reels-lines.ts';
import { type DeclaredReturn, TWENTY_LINES, type Volatility } from '../tables/reels.ts';
import { REEL_BETS, type ReelGame } from './reel-game.ts';

/** The reel games that the slot engine plays: three reels with one line, five reels with twenty lines. */

/** Combinations that a classic slot pays: three of a kind, any three bars, any two cherries. */
const CLASSIC_PAYS: Readonly<Record<string, Omit<LinePay, 'id' | 'pay'>>> = {
  bars: { of: '321', count: 3, where: 'left' },
  CC: { of: 'C', count: 2, where: 'any' },
};

/** Makes a classic slot: three reels, one line (docs/games.md, Classic reels). */
export function classicSlot(volatility: Volatility, declared: DeclaredReturn): Slot {
  const { pays, returns } = CLASSIC_REELS[volatility];
  return {
    rules: `reels-classic-${volatility}-${declared}-1`,
    strips: returns[declared].strips,
    rows: 3,
    lines: [[1, 1, 1]],
    pays: Object.entries(pays).map(([id, pay]) => ({
      ...(CLASSIC_PAYS[id] ?? { of: id, count: 3, where: 'left' }),
      id: id.length === 1 ? id.repeat(3) : id,
      pay,
    })),
    bets: REEL_BETS,
  };
}

/** Makes a slot of five reels and twenty lines (docs/games.md, Line reels). */
export function lineSlot(volatility: Volatility, declared: DeclaredReturn): Slot {
  const { pays, scatterPays, freeSpins, freeMultiplier, returns } = LINES_REELS[volatility];
  return {
    rules: `reels-lines-${volatility}-${declared}-1`,
    strips: returns[declared].strips,
    rows: 3,
    lines: TWENTY_LINES,
    wild: 'W',
    pays: Object.entries(pays).flatMap(([symbol, row]) =>
      row.map((pay, index) => ({
        id: `${symbol}${index + 3}`,
        of: symbol,
        count: index + 3,
        pay,
        where: 'left' as const,
      })),
    ),
    scatter: { symbol: 'S', pays: scatterPays, triggerAt: 3, freeSpins, multiplier: freeMultiplier },
    bets: REEL_BETS,
  };
}

/** Makes a reel game of the hall from a slot. */
export const slotGame = (slot: Slot): ReelGame => ({
  rules: slot.rules,
  bets: slot.bets,
  spin: (stream, bet) => spinSlot(slot, stream, bet),
  exactReturn: () => slotOdds(slot).total,
});
