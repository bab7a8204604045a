import type { Locale } from '../../contract/errors.ts';

interface DailySpinHints {
  readonly bet: string;
}

/** Hints about what a player still needs for the spin; {amount} is replaced by an amount of money. */
export const dailySpinHints: Readonly<Record<Locale, DailySpinHints>> = {
  en: {
    bet: 'Bet {amount} more today.',
  },
  fil: {
    bet: 'Tumaya pa ng {amount} ngayong araw.',
  },
};
