/** English texts of rewards; `fil` below has the same keys in Filipino. */
const en = {
  title: 'You got',
  continue: 'Tap to continue',
  coin: 'Coins',
  gem: '{count} {count:diamond|diamonds}',
  points: '{count} {count:point|points}',
  coupon: '{count}% deposit coupon',
  voucher: '{amount} deposit coupon',
  gift: '{count}% gift coupon',
  diamondCoupon: '{count}-diamond coupon',
  card: '{count} {count:scratch card|scratch cards}',
  other: 'Reward',
  bag: 'In your bag',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Nakuha mo',
  continue: 'I-tap para magpatuloy',
  coin: 'Coins',
  gem: '{count} diamond',
  points: '{count} point',
  coupon: '{count}% deposit coupon',
  voucher: '{amount} deposit coupon',
  gift: '{count}% gift coupon',
  diamondCoupon: 'Coupon na {count} diamond',
  card: '{count} scratch card',
  other: 'Reward',
  bag: 'Nasa bag mo na',
};

/** Texts of rewards, in English and Filipino. */
export const rewardTexts = { en, fil };
