import type { Locale } from '../../contract/errors.ts';

interface SignInHints {
  readonly bet: string;
}

/** Hints about what a player still needs for the last stamp; {amount} is replaced by an amount of money. */
export const signInHints: Readonly<Record<Locale, SignInHints>> = {
  en: {
    bet: 'Bet {amount} more this week for the last stamp.',
  },
  fil: {
    bet: 'Tumaya pa ng {amount} ngayong linggo para sa huling tatak.',
  },
};
