import type { Locale } from '../../contract/errors.ts';

interface JackpotHints {
  readonly deposit: string;
  readonly bet: string;
  readonly tomorrow: string;
}

/** Hints about what a player still needs for the next chance; {amount} is replaced by an amount of money. */
export const jackpotHints: Readonly<Record<Locale, JackpotHints>> = {
  en: {
    deposit: 'Deposit {amount} more.',
    bet: 'Bet {amount} more for the next spin.',
    tomorrow: 'You can earn more after midnight.',
  },
  fil: {
    deposit: 'Mag-deposit pa ng {amount}.',
    bet: 'Tumaya pa ng {amount} para sa susunod na spin.',
    tomorrow: 'Makakakuha ka ulit pagkatapos ng hatinggabi.',
  },
};
