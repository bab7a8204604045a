import {
  getHalloweenAwardLog,
  getHalloweenConfig,
  getLotteryNum,
  halloweenLottery,
  halloweenSlotsClick,
} from '../../contract/halloween.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of Halloween. Spin and draw make nothing stale on their own, because a list that is fetched again while the
 * reels still run would tell the result: the page invalidates when it has been shown.
 */
export const halloweenApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHalloween: build.query({ ...fromCall(getHalloweenConfig), providesTags: ['Halloween'] }),
    getHalloweenTickets: build.query({ ...fromCall(getLotteryNum), providesTags: ['HalloweenTickets'] }),
    getHalloweenRecords: build.infiniteQuery({
      ...fromPagedCall(getHalloweenAwardLog),
      providesTags: ['HalloweenRecords'],
    }),
    spinHalloween: build.mutation({
      ...fromCall(halloweenSlotsClick),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    drawHalloween: build.mutation({
      ...fromCall(halloweenLottery),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

export const {
  useGetHalloweenQuery,
  useGetHalloweenTicketsQuery,
  useGetHalloweenRecordsInfiniteQuery,
  useSpinHalloweenMutation,
  useDrawHalloweenMutation,
} = halloweenApi;
