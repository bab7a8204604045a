import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'records.title': 'Wallet records',
  'records.kind': 'Kind of record',
  'records.kind.all': 'All',
  'records.kind.deposit': 'Deposits',
  'records.kind.withdraw': 'Withdrawals',
  'records.kind.bet': 'Bets',
  'records.kind.win': 'Wins',
  'records.kind.jackpot': 'Jackpots',
  'records.kind.draw': 'Draws',
  'records.kind.promotion': 'Promotions',
  'records.kind.exchange': 'Diamond exchange',
  'records.kind.correction': 'Corrections',
  'records.after': 'Balance {amount}',
  'records.none': 'Nothing here yet',
  'records.none.help': 'Every movement of your coins will stand here, to the centavo.',
  'records.end': 'That is everything.',
  'records.today': 'Today',
  'records.yesterday': 'Yesterday',
  'records.balance': 'Balance now',
  'time.manila': 'Times are Manila time.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'records.title': 'Talaan ng wallet',
  'records.kind': 'Uri ng talaan',
  'records.kind.all': 'Lahat',
  'records.kind.deposit': 'Deposit',
  'records.kind.withdraw': 'Withdrawal',
  'records.kind.bet': 'Taya',
  'records.kind.win': 'Panalo',
  'records.kind.jackpot': 'Jackpot',
  'records.kind.draw': 'Draw',
  'records.kind.promotion': 'Promo',
  'records.kind.exchange': 'Palit-diamond',
  'records.kind.correction': 'Pagtatama',
  'records.after': 'Balanse {amount}',
  'records.none': 'Wala pa rito',
  'records.none.help': 'Makikita rito ang bawat galaw ng coins mo, hanggang sentimo.',
  'records.end': 'Iyan na ang lahat.',
  'records.today': 'Ngayon',
  'records.yesterday': 'Kahapon',
  'records.balance': 'Balanse ngayon',
  'time.manila': 'Oras sa Maynila.',
};

const texts = { en, fil };

/** Texts of the wallet's records. */
export const useWalletT = () => useTexts(texts);
