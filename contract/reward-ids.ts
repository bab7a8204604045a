/** Reward ids by name. Code, tests and SQL all take them from here (docs/product-rules.md, Rewards). */
export const RewardId = {
  /** Adds two per cent to the next deposit. */
  depositCoupon2: 1002,
  /** Coins, in hundredths. */
  coin: 2001,
  /** Points: a player gets one for each ₱10 of valid bet. */
  points: 2002,
  /** A jackpot whose tier is still to be decided by the wheel. */
  jackpot: 50000,
  jackpotMega: 50001,
  jackpotMajor: 50002,
  jackpotMinor: 50003,
  jackpotMini: 50004,
  /** Diamonds, in pieces. */
  diamond: 60001,
  /** Scratch cards, in pieces. */
  scratchCard: 110001,
  /** Free drops of the coin pusher, in pieces. */
  pusherCoin: 120001,
} as const;

/** A named reward id. */
export type RewardId = (typeof RewardId)[keyof typeof RewardId];

/** Families of reward ids in which the id itself encodes a size or a tier, each with its first and last id. */
export const RewardFamily = {
  /** A deposit coupon of (id − 1000) per cent. */
  depositCoupon: { first: 1001, last: 1099 },
  /** A coupon whose count is its value in hundredths. */
  fixedCoupon: { first: 1201, last: 1299 },
  /** A bonus of (id − 1300) per cent after a deposit. */
  giftCoupon: { first: 1301, last: 1399 },
  /** The jackpot, its four tiers, and a share of a tier. */
  jackpot: { first: 50000, last: 50005 },
  /** Coupons for 5, 10, 20, 50 and 100 diamonds. */
  diamondCoupon: { first: 100001, last: 100005 },
  /** Coupons for 1, 2, 5, 10 and 20 scratch cards. */
  scratchCoupon: { first: 110001, last: 110005 },
} as const;

/** Returns whether a reward id belongs to a family. */
export const isOfFamily = (
  id: number,
  { first, last }: { readonly first: number; readonly last: number },
): boolean => id >= first && id <= last;
