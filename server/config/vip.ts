import { RewardId } from '../../contract/reward-ids.ts';
import { pesos } from '../../contract/money.ts';

/** One row of docs/product-rules.md, VIP and valid bet: lifetime valid bet, valid bet of a day for the daily award, that award; in pesos. */
const LEVELS: readonly (readonly [theme: number, experience: number, betLimit: number, daily: number])[] = [
  [1, 0, 0, 0],
  [1, 2_000, 200, 0.5],
  [1, 10_000, 700, 1],
  [2, 30_000, 1_600, 2],
  [2, 100_000, 3_200, 4],
  [3, 300_000, 6_400, 8],
  [3, 1_000_000, 14_400, 18],
  [4, 3_000_000, 30_400, 38],
  [4, 8_000_000, 68_000, 88],
  [5, 20_000_000, 148_000, 188],
  [6, 50_000_000, 308_000, 388],
];

const SHOWN = 1 as const;

/** The VIP levels as the lobby gets them, by level. */
export const vipMap = Object.fromEntries(
  LEVELS.map(([theme, experience, betLimit, daily], level) => [
    String(level),
    {
      showType: SHOWN,
      theme,
      experience: pesos(experience),
      betLimit: pesos(betLimit),
      dailyAward: JSON.stringify(daily === 0 ? [] : [{ id: RewardId.coin, count: pesos(daily) }]),
    },
  ]),
);
