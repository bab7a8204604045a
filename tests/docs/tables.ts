import { formatExact } from '../../contract/money.ts';
import { activityTable, errorTable } from './contract-tables.ts';
import { coinPusherTable } from './coin-pusher-tables.ts';
import { fundTable, limitTable, rechargeTable, vipTable } from './server-tables.ts';
import { jackpotGrid, jackpotMoney, jackpotTiers } from './jackpot-tables.ts';
import { addUpTable, dailySpinTable, lotteryTable, scratchTable } from './promotion-tables.ts';
import { slotPays, slotStrips } from './slot-tables.ts';

/**
 * Every table of docs/product-rules.md that is written from the code, by the name in its markers. What the document says
 * and what the server does are therefore one thing.
 */
export const docTables: Readonly<Record<string, () => string>> = {
  activities: activityTable,
  'coin-pusher': coinPusherTable,
  'daily-spin': dailySpinTable,
  errors: errorTable,
  funds: fundTable,
  'halloween-lottery': lotteryTable,
  'jackpot-grid': jackpotGrid,
  'jackpot-money': jackpotMoney,
  'jackpot-tiers': jackpotTiers,
  limits: limitTable,
  recharge: rechargeTable,
  scratch: scratchTable,
  'scratch-add-up': addUpTable,
  'slot-pays': slotPays,
  'slot-strips': slotStrips,
  vip: vipTable,
};

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Hundredths as the documents write amounts: ₱1,234.50. */
export const peso = (hundredths: number): string => formatExact(hundredths);

/** Millionths as a share: 0.0045. */
export const share = (ppm: number): string => (ppm / 1_000_000).toString();
