import type { Locale } from '../../contract/errors.ts';

interface VipHints {
  readonly level: string;
  readonly bet: string;
  readonly rebate: string;
}

/**
 * Hints about what a player still needs for an award or a rebate; {amount} is replaced by an amount of money, {level}
 * by a VIP level.
 */
export const vipHints: Readonly<Record<Locale, VipHints>> = {
  en: {
    level: 'This is for VIP {level} and up.',
    bet: 'Bet {amount} more.',
    rebate: 'A rebate can be had from {amount} on.',
  },
  fil: {
    level: 'Para ito sa VIP {level} pataas.',
    bet: 'Tumaya pa ng {amount}.',
    rebate: 'Makukuha ang rebate mula {amount}.',
  },
};
