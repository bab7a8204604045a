import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { useAppStore } from './hooks.ts';

/**
 * Returns a function that retries every failed query still in use: the page's own data, and the account and lobby
 * around it.
 */
export function useRetryFailed(): () => void {
  const store = useAppStore();
  return useCallback(() => {
    const { queries, provided } = store.getState().api;
    const failed = Object.entries(queries).flatMap(([key, query]) =>
      query?.error === undefined ? [] : (provided.keys[key as QueryCacheKey] ?? []),
    );
    store.dispatch(api.util.invalidateTags(failed));
  }, [store]);
}
