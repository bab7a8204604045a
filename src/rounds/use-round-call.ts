import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { type AppState, useAppDispatch } from '../store/hooks.ts';

/** The part of a mutation's endpoint that useRoundCall needs. */
interface RoundEndpoint<Request, Answer> {
  readonly initiate: (
    request: Request,
    options: { readonly track: false },
  ) => ThunkAction<{ unwrap(): Promise<Answer> }, AppState, unknown, UnknownAction>;
}

/**
 * Returns a function that sends a round's call; it rejects as unwrap() does. The store does not track the call, because
 * nothing on the page should render for it.
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
