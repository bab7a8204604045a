/** What a player can get, by id: the one table that code, tests and SQL take reward ids from (docs/product-rules.md, Rewards). */
export const RewardId = {
  /** Adds two per cent to the next deposit. */
  depositCoupon2: 1002,
  /** Coins, counted in hundredths. */
  coin: 2001,
  /** Points: one for each ₱10 of valid bet. */
  points: 2002,
  /** A jackpot whose tier the wheel still decides. */
  jackpot: 50000,
  jackpotMega: 50001,
  jackpotMajor: 50002,
  jackpotMinor: 50003,
  jackpotMini: 50004,
  /** Diamonds, counted in pieces. */
  diamond: 60001,
  /** Scratch cards, counted in pieces. */
  scratchCard: 110001,
  /** Coins that drop into the coin pusher without being paid for, counted in pieces. */
  pusherCoin: 120001,
} as const;

/** A reward id that has a name of its own. */
export type RewardId = (typeof RewardId)[keyof typeof RewardId];

/** Reward ids that carry a number: first and last id of each family. */
export const RewardFamily = {
  /** A deposit coupon of (id − 1000) per cent. */
  depositCoupon: { first: 1001, last: 1099 },
  /** A coupon whose count is its face in hundredths. */
  fixedCoupon: { first: 1201, last: 1299 },
  /** A bonus of (id − 1300) per cent after a deposit. */
  giftCoupon: { first: 1301, last: 1399 },
  /** The jackpot, its four tiers and a share of one. */
  jackpot: { first: 50000, last: 50005 },
  /** Coupons for 5, 10, 20, 50 and 100 diamonds. */
  diamondCoupon: { first: 100001, last: 100005 },
  /** Coupons for 1, 2, 5, 10 and 20 scratch cards. */
  scratchCoupon: { first: 110001, last: 110005 },
} as const;

/** True when a reward id belongs to a family. */
export const isOfFamily = (
  id: number,
  { first, last }: { readonly first: number; readonly last: number },
): boolean => id >= first && id <= last;
