import { api } from '../api/api.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/**
 * Returns the error of the call for the player's account, and a function that repeats the call; undefined without an
 * error.
 */
export function useAccountFailure(): { readonly error: unknown; readonly retry: () => void } | undefined {
  const dispatch = useAppDispatch();
  const error = useAppSelector(
    ({ api: { queries } }) =>
      Object.values(queries).find((one) => one?.endpointName === 'getAccount' && one.error !== undefined)
        ?.error,
  );
  if (error === undefined) return undefined;
  return { error, retry: () => void dispatch(api.util.invalidateTags(['Account'])) };
}
