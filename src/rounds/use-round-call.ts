import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { type AppState, useAppDispatch } from '../store/hooks.ts';

/** A mutation's endpoint, as far as a round needs it. */
interface RoundEndpoint<Request, Answer> {
  readonly initiate: (
    request: Request,
    options: { readonly track: false },
  ) => ThunkAction<{ unwrap(): Promise<Answer> }, AppState, unknown, UnknownAction>;
}

/**
 * Returns how to make a round's call; rejects as unwrap() does. The store keeps nothing of its course, so that nothing
 * renders for it: the round tells that itself.
 */
export function useRoundCall<Request, Answer>({
  initiate,
}: RoundEndpoint<Request, Answer>): (request: Request) => Promise<Answer> {
  const dispatch = useAppDispatch();
  return useCallback(
    (request) => dispatch(initiate(request, { track: false })).unwrap(),
    [dispatch, initiate],
  );
}
