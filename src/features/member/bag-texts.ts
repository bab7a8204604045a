/** English texts of the player's bag; the Filipino table has the same keys. */
const en = {
  empty: 'Nothing here yet. The spins, cards, diamonds and coupons you win will be waiting here.',
  use: 'Use',
  later: 'When?',
  chances: '{count} {count:jackpot spin|jackpot spins}',
  coins: '{count} {count:free coin|free coins} for the coin pusher',
  ends: 'Good until {day}',
  'ends.some': '{count} good until {day}',
  'for.jackpot': 'Free to spin, any time',
  'for.coins': 'Drop them for free',
  'for.diamonds': 'Trade them for coins, cards or goods',
  'for.cards': 'Scratch any time',
  'for.deposit': 'Adds to a deposit, once deposits open',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  empty: 'Wala pang laman. Dito mapupunta ang mga spin, card, diamond at coupon na mapapanalunan mo.',
  use: 'Gamitin',
  later: 'Kailan?',
  chances: '{count} jackpot spin',
  coins: '{count} libreng barya para sa coin pusher',
  ends: 'Hanggang {day}',
  'ends.some': '{count} ang hanggang {day}',
  'for.jackpot': 'Libreng ikot, kahit kailan',
  'for.coins': 'Ihulog nang libre',
  'for.diamonds': 'Ipalit sa coins, card o gamit',
  'for.cards': 'Kaskasin kahit kailan',
  'for.deposit': 'Dagdag sa deposit, kapag bukas na ang deposit',
};

/** Texts of the player's bag in both languages. */
export const bagTexts = { en, fil };
