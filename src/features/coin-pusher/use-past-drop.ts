import { useCallback, useRef, useState } from 'react';
import { useLazyGetCoinPusherRecordQuery } from '../../api/coin-pusher.ts';
import { useErrorText } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { PastDrop } from './drop-presenter.ts';
import { coinPusherTexts } from './texts.ts';

/**
 * Returns a function that fetches a past drop with its tables, which are large and therefore not in the record.
 * `problem` is the error text if fetching fails.
 */
export function usePastDrop(onFound: (past: PastDrop) => void) {
  const t = useTexts(coinPusherTexts);
  const errorText = useErrorText();
  const [problem, setProblem] = useState('');
  const [fetchOne, { isFetching }] = useLazyGetCoinPusherRecordQuery();
  const latest = useRef({ onFound, t, errorText });
  latest.current = { onFound, t, errorText };

  const find = useCallback(
    async (dropId: string): Promise<void> => {
      setProblem('');
      try {
        const [one] = (await fetchOne(dropId, true).unwrap()).list;
        if (one?.tables) latest.current.onFound({ ...one, tables: one.tables });
        else setProblem(latest.current.t('record.gone'));
      } catch (failure) {
        setProblem(latest.current.errorText(failure));
      }
    },
    [fetchOne],
  );
  return { find, isFetching, problem };
}
