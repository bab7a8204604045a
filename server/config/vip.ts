import { RewardId } from '../../contract/reward-ids.ts';
import { VIP_LEVELS } from '../../contract/vip.ts';

const SHOWN = 1 as const;

/** The VIP levels in the format of the lobby's configuration, by level. */
export const vipMap = Object.fromEntries(
  VIP_LEVELS.map(({ level, theme, experience, betLimit, daily }) => [
    String(level),
    {
      showType: SHOWN,
      theme,
      experience,
      betLimit,
      dailyAward: JSON.stringify(daily === 0 ? [] : [{ id: RewardId.coin, count: daily }]),
    },
  ]),
);
