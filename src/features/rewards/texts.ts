/** Texts of rewards; fil has the same keys. */
const en = {
  title: 'You received',
  continue: 'Tap to continue',
  coin: 'Coins',
  gem: '{count} diamonds',
  points: '{count} points',
  coupon: '{count}% deposit coupon',
  voucher: 'Deposit coupon of {amount}',
  gift: '{count}% gift coupon',
  diamondCoupon: '{count} diamond coupon',
  card: '{count} × scratch card',
  other: 'Reward',
  bag: 'In your bag',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Natanggap mo',
  continue: 'Pumindot para magpatuloy',
  coin: 'Coins',
  gem: '{count} diamond',
  points: '{count} points',
  coupon: '{count}% deposit coupon',
  voucher: 'Deposit coupon na {amount}',
  gift: '{count}% gift coupon',
  diamondCoupon: 'Coupon na {count} diamond',
  card: '{count} × scratch card',
  other: 'Gantimpala',
  bag: 'Nasa bag mo na',
};

/** Texts of rewards. */
export const rewardTexts = { en, fil };
