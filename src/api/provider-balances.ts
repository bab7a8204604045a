import { providerBalances, retrieveBalance } from '../../contract/provider-balances.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

const providerBalancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's coins held at providers. */
    getProviderBalances: build.query({ ...fromCall(providerBalances), providesTags: ['ProviderBalances'] }),
    /** Brings all coins back from the providers. The list on the screen is stale even after a failure. */
    retrieveBalance: build.mutation({
      ...fromCall(retrieveBalance),
      async onQueryStarted(_, started) {
        const balance = storeBalance(started);
        const answer = await started.queryFulfilled.catch(() => undefined);
        // Stored together with the returned coins: an unreachable provider is never shown as an empty one.
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
