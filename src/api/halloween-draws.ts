import { getHalloweenAwardLog, halloweenLottery } from '../../contract/halloween-draws.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of Halloween's ticket draw and past rounds. A draw invalidates no cached data, because a refetched list
 * would reveal the result too early: the page invalidates the data after showing the result.
 */
export const halloweenDrawsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHalloweenRecords: build.infiniteQuery({
      ...fromPagedCall(getHalloweenAwardLog),
      providesTags: ['HalloweenRecords'],
    }),
    drawHalloween: build.mutation({
      ...fromCall(halloweenLottery),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

export const { useGetHalloweenRecordsInfiniteQuery } = halloweenDrawsApi;
