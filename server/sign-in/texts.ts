import type { Locale } from '../../contract/errors.ts';

interface SignInHints {
  readonly bet: string;
}

/** Hints about what a player misses for the last stamp; {amount} is money. */
export const signInHints: Readonly<Record<Locale, SignInHints>> = {
  en: {
    bet: 'Bet {amount} more this week for the last stamp.',
  },
  fil: {
    bet: 'Tumaya pa ng {amount} ngayong linggo para sa huling tatak.',
  },
};
