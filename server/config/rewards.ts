import { RewardId } from '../../contract/reward-ids.ts';
const prop = (id: number, name: string, icon: string) => [String(id), { id, name, icon }] as const;

/** All rewards, by id (docs/product-rules.md, Rewards). An icon is the name of a file in the shared art. */
export const propConfigMap = Object.fromEntries([
  prop(RewardId.depositCoupon2, '2 % deposit coupon', 'coupon'),
  prop(RewardId.coin, 'Coins', 'coin'),
  prop(RewardId.diamond, 'Diamonds', 'diamond'),
  prop(RewardId.scratchCard, 'Scratch card', 'scratch-card'),
  prop(RewardId.pusherCoin, 'Coin pusher coin', 'coin'),
  prop(RewardId.jackpot, 'Jackpot', 'jackpot'),
  prop(RewardId.jackpotMega, 'Mega jackpot', 'jackpot-mega'),
  prop(RewardId.jackpotMajor, 'Major jackpot', 'jackpot-major'),
  prop(RewardId.jackpotMinor, 'Minor jackpot', 'jackpot-minor'),
  prop(RewardId.jackpotMini, 'Mini jackpot', 'jackpot-mini'),
]);
