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
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['ProviderBalances', 'CoinRecords'],
    }),
  }),
});

export const { useGetProviderBalancesQuery, useRetrieveBalanceMutation } = providerBalancesApi;
