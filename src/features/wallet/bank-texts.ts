import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  title: 'Wallet',
  parts: 'Deposit or withdraw',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  balance: 'Your balance',
  soon: 'Deposits aren’t open yet. These are the ways to pay and their limits, as they will be.',
  'soon.withdraw': 'Withdrawals aren’t open yet. Your coins are yours and wait for you.',
  ways: 'Ways to pay',
  range: '{from} to {to}',
  meanwhile: 'Ways to get coins now',
  total: 'Deposited so far',
  to: 'Where coins can go',
  cards: 'Your payout accounts',
  'cards.title': 'Payout accounts',
  'cards.none': 'No payout account saved',
  'cards.none.help': 'You can save one as soon as withdrawals open. These are the banks and wallets:',
  'kind.wallet': 'E-wallet',
  'kind.bank': 'Bank',
  rules: 'At least ₱100, at most ₱50,000 at a time. Name and account must be yours.',
  'withdraw.title': 'Withdraw',
  'withdraw.by': 'Withdraw by {name}',
  see: 'See the record',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Wallet',
  parts: 'Deposit o withdraw',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  balance: 'Balance mo',
  soon: 'Hindi pa bukas ang deposit. Ito ang magiging paraan ng pagbabayad at mga limit.',
  'soon.withdraw': 'Hindi pa bukas ang withdrawal. Sa iyo ang coins mo at naghihintay sa iyo.',
  ways: 'Paraan ng pagbabayad',
  range: '{from} hanggang {to}',
  meanwhile: 'Paano magka-coins ngayon',
  total: 'Na-deposit hanggang ngayon',
  to: 'Saan puwedeng ipadala',
  cards: 'Mga payout account mo',
  'cards.title': 'Mga payout account',
  'cards.none': 'Walang naka-save na payout account',
  'cards.none.help': 'Makakapag-save ka pagbukas ng withdrawal. Ito ang mga bangko at wallet:',
  'kind.wallet': 'E-wallet',
  'kind.bank': 'Bangko',
  rules: 'Di bababa sa ₱100, hanggang ₱50,000 bawat beses. Dapat sa iyo ang pangalan at account.',
  'withdraw.title': 'Withdraw',
  'withdraw.by': 'Withdraw sa {name}',
  see: 'Tingnan ang talaan',
};

const texts = { en, fil };

/** Returns the texts of deposits, withdrawals and payout accounts, in the player's language. */
export const useBankT = () => useTexts(texts);
