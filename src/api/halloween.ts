import type { ResponseOf } from '../../contract/call.ts';
import {
  getHalloweenAwardLog,
  getHalloweenConfig,
  getLotteryNum,
  halloweenLottery,
  halloweenSlotsClick,
} from '../../contract/halloween.ts';
import { noteRound } from './after-round.ts';
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

/** Returns what a shown spin changes in cached data. */
export const patchesOfHalloween = (answer: ResponseOf<typeof halloweenSlotsClick>) => [
  halloweenApi.util.updateQueryData('getHalloween', undefined, ({ slot }) => {
    if (noteRound(slot, answer)) slot.rest = answer.outcome.spins.at(-1) ?? slot.rest;
  }),
  halloweenApi.util.updateQueryData('getHalloweenTickets', undefined, () => answer.tickets),
];

export const { useGetHalloweenQuery, useGetHalloweenTicketsQuery, useGetHalloweenRecordsInfiniteQuery } =
  halloweenApi;
