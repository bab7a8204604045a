import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { useAppStore } from './hooks.ts';

/**
 * Returns a function that repeats every failed query in use: those of the page, and those of the account and the lobby.
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
