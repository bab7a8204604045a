import { useCallback } from 'react';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { DrawResult } from './prizes.ts';
import { jackpotTexts } from './texts.ts';

/** Returns a function that describes the result of a draw in a sentence for screen readers. */
export function useFormatResult(): (drawn: DrawResult) => string {
  const t = useTexts(jackpotTexts);
  return useCallback(
    ({ prize, jackpot }) => {
      if (jackpot) {
        return t('won.jackpot', { tier: t(`tier.${jackpot.tier}`), amount: formatExact(jackpot.amount) });
      }
      if (prize.kind === 'coin') return t('won.coin', { amount: formatExact(prize.amount) });
      if (prize.kind === 'gem') return t('won.gem', { count: prize.amount });
      if (prize.kind === 'coupon') return t('won.coupon', { count: prize.amount });
      return t('won.scratch');
    },
    [t],
  );
}

/** Returns a function that names the prize of a draw, for lists. */
export function usePrizeName(): (drawn: DrawResult) => string {
  const t = useTexts(jackpotTexts);
  return useCallback(
    ({ prize, jackpot }) => {
      if (jackpot) return t('prize.jackpot', { tier: t(`tier.${jackpot.tier}`) });
      if (prize.kind === 'gem') return t('prize.gem', { count: prize.amount });
      if (prize.kind === 'coupon') return t('prize.coupon', { count: prize.amount });
      return prize.kind === 'scratch' ? t('prize.scratch') : t('prize.coin');
    },
    [t],
  );
}
