import { api } from '../api/api.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/** What went wrong when the player's account was asked for, and how to ask again; undefined while nothing has. */
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
