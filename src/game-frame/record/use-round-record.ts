import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallRound } from '../../../contract/game-server.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { PagedListState } from '../../ui/paged-list.tsx';
import type { GameServerCalls } from '../game-server-calls.ts';
import { recordTexts } from './texts.ts';

const PAGE_SIZE = 20;

/** Returns the player's settled rounds of this game, newest first, with a function that fetches more. */
export function useRoundRecord(calls: GameServerCalls): PagedListState<HallRound> {
  const t = useTexts(recordTexts);
  const [items, setItems] = useState<readonly HallRound[]>();
  const [hasMore, setHasMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isFetching, setFetching] = useState(true);
  const last = useRef<HallRound>(undefined);
  const isGone = useRef(false);

  const fetchPage = useCallback(async (): Promise<void> => {
    const { time, roundId } = last.current ?? {};
    const before = time === undefined || roundId === undefined ? undefined : { time, roundId };
    const answer = await calls.ask('rounds', { before, pageSize: PAGE_SIZE }).catch(() => undefined);
    // The component was unmounted, or the same page was requested twice and is already in the list.
    if (isGone.current || last.current?.roundId !== roundId) return;
    setFetching(false);
    if (answer?.status !== 'done') return setHasFailed(true);
    const { list, more } = answer.result;
    last.current = list.at(-1) ?? last.current;
    setHasMore(more);
    setItems((known = []) => (before === undefined ? list : [...known, ...list]));
  }, [calls]);

  useEffect(() => {
    isGone.current = false;
    last.current = undefined;
    void fetchPage();
    return () => {
      isGone.current = true;
    };
  }, [fetchPage]);

  const askAgain = (): void => {
    setFetching(true);
    setHasFailed(false);
    void fetchPage();
  };
  return {
    items,
    problem: hasFailed ? t('failed') : '',
    isFetching,
    hasMore: hasMore || (hasFailed && items !== undefined),
    showMore: askAgain,
    reload: askAgain,
  };
}
