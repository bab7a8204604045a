import { useTexts } from '../i18n/i18n.tsx';

const en = {
  luckyJackpot: 'Lucky Jackpot',
  walletRecords: 'Wallet records',
  vip: 'VIP',
  help: 'Help',
  about: 'About us',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  info: 'About the fair',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  luckyJackpot: 'Lucky Jackpot',
  walletRecords: 'Wallet records',
  vip: 'VIP',
  help: 'Tulong',
  about: 'Tungkol sa amin',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  info: 'Tungkol sa perya',
};

const texts = { en, fil };

/**
 * Returns names of pages for menus and links. They are in a file of their own because the lobby's first screen needs
 * none.
 */
export const usePageNames = () => useTexts(texts);
