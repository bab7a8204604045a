import { providerBalances, retrieveBalance } from '../../contract/provider-balances.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

const providerBalancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the player's coins that are held by game providers. */
    getProviderBalances: build.query({ ...fromCall(providerBalances), providesTags: ['ProviderBalances'] }),
    /**
     * Moves all coins from the game providers back to the wallet. Even a call that fails may have moved some coins, so
     * the list of balances is refetched.
     */
    retrieveBalance: build.mutation({
      ...fromCall(retrieveBalance),
      async onQueryStarted(_, started) {
        const balance = storeBalance(started);
        const answer = await started.queryFulfilled.catch(() => undefined);
        // The answer's list is stored immediately: it marks providers that could not be reached, so that they are not
        // shown as empty.
        if (answer !== undefined)
          started.dispatch(
            providerBalancesApi.util.updateQueryData('getProviderBalances', undefined, (known) => {
              known.list = answer.data.list;
            }),
          );
        await balance;
      },
      invalidatesTags: ['ProviderBalances', 'CoinRecords'],
    }),
  }),
});

export const { useGetProviderBalancesQuery, useRetrieveBalanceMutation } = providerBalancesApi;
