import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'records.title': 'Wallet records',
  'records.kind': 'Type of record',
  'records.kind.all': 'All',
  'records.kind.deposit': 'Deposits',
  'records.kind.withdraw': 'Withdrawals',
  'records.kind.bet': 'Bets',
  'records.kind.win': 'Wins',
  'records.kind.jackpot': 'Jackpots',
  'records.kind.draw': 'Draws',
  'records.kind.promotion': 'Promotions',
  'records.kind.exchange': 'Diamond exchange',
  'records.kind.transfer': 'To and from games',
  'records.kind.correction': 'Corrections',
  'records.after': 'Balance {amount}',
  'records.none': 'Nothing here yet',
  'records.none.help': 'Everything that comes in or goes out shows here, to the centavo.',
  'records.end': 'That’s everything.',
  'records.today': 'Today',
  'records.yesterday': 'Yesterday',
  'records.balance': 'Balance now',
  'time.manila': 'All times are Manila time.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'records.title': 'Wallet records',
  'records.kind': 'Uri ng record',
  'records.kind.all': 'Lahat',
  'records.kind.deposit': 'Mga deposit',
  'records.kind.withdraw': 'Mga withdrawal',
  'records.kind.bet': 'Taya',
  'records.kind.win': 'Panalo',
  'records.kind.jackpot': 'Mga jackpot',
  'records.kind.draw': 'Bunot',
  'records.kind.promotion': 'Promo',
  'records.kind.exchange': 'Palit-diamond',
  'records.kind.transfer': 'Papunta at galing sa laro',
  'records.kind.correction': 'Pagtatama',
  'records.after': 'Balance {amount}',
  'records.none': 'Wala pang laman',
  'records.none.help': 'Makikita rito ang bawat pasok at labas, hanggang sentimo.',
  'records.end': 'Iyan na lahat.',
  'records.today': 'Ngayon',
  'records.yesterday': 'Kahapon',
  'records.balance': 'Balance ngayon',
  'time.manila': 'Oras sa Manila ang lahat.',
};

const texts = { en, fil };

/** Returns the texts of the wallet's records, in the player's language. */
export const useWalletT = () => useTexts(texts);
