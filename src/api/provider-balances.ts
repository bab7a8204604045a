import { providerBalances, retrieveBalance } from '../../contract/provider-balances.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

const providerBalancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What of the player's coins lies at providers. */
    getProviderBalances: build.query({ ...fromCall(providerBalances), providesTags: ['ProviderBalances'] }),
    /** Brings every coin home. Also after a failure the list on the screen is old. */
    retrieveBalance: build.mutation({
      ...fromCall(retrieveBalance),
      async onQueryStarted(_, started) {
        const balance = storeBalance(started);
        const answer = await started.queryFulfilled.catch(() => undefined);
        // Together with what was brought: a provider that is silent is never told as one that has nothing.
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
