import { getAfterLoginInfoWeb, refreshData } from '../../contract/profile.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { liveDataReceived } from '../store/live-slice.ts';
import { userLoaded } from '../store/session-slice.ts';

/** Endpoints of the player's own data. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalances: build.query({
      ...fromCall(refreshData),
      providesTags: ['Balances'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { coin, coinVersion, lottery } = answer.data;
        dispatch(liveDataReceived({ balance: { coin, coinVersion, lottery } }));
      },
    }),
    getAccount: build.query({
      ...fromCall(getAfterLoginInfoWeb),
      providesTags: ['Account'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { appGameDataUser: user, coinVersion } = answer.data;
        dispatch(userLoaded(user));
        dispatch(liveDataReceived({ balance: { coin: user.coin, lottery: user.lottery, coinVersion } }));
      },
    }),
  }),
});

export const { useGetBalancesQuery, useGetAccountQuery } = profileApi;

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
