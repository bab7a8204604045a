import { useCallback } from 'react';
import type { DropRecord } from '../../../contract/coin-pusher.ts';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { coinPusherTexts } from './texts.ts';

/** Returns a function that describes the result of a drop in one sentence, for announcements and the record. */
export function useFormatDrop(): (drop: Pick<DropRecord, 'coins' | 'won'>) => string {
  const t = useTexts(coinPusherTexts);
  return useCallback(
    ({ coins, won }) => {
      if (won.length === 0) return t('won.none');
      const things = won.flatMap(({ kind, count }) => {
        if (kind === 'diamonds') return [t('thing.diamonds', { count })];
        return kind === 'scratchCard' ? [t('thing.scratchCard')] : [];
      });
      const parts = [...(coins > 0 ? [formatExact(coins)] : []), ...things];
      return t('won', { what: parts.join(' + ') });
    },
    [t],
  );
}
