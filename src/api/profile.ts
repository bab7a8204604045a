import { getAfterLoginInfoWeb, refreshData } from '../../contract/profile.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { liveDataReceived, userReceived } from './events.ts';

/** Endpoints of the player's balances and account. */
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
        dispatch(userReceived(user));
        dispatch(liveDataReceived({ balance: { coin: user.coin, lottery: user.lottery, coinVersion } }));
      },
    }),
  }),
});

export const { useGetBalancesQuery, useGetAccountQuery } = profileApi;
