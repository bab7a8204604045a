import { slotshackInfo, slotshackRecord, slotshackSpin } from '../../contract/slotshack.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the three-reel slot. A spin makes nothing stale on its own: the page invalidates when it has been shown. */
export const slotshackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSlotshack: build.query({ ...fromCall(slotshackInfo), providesTags: ['Slotshack'] }),
    getSlotshackRecords: build.infiniteQuery({
      ...fromPagedCall(slotshackRecord),
      providesTags: ['SlotshackRecords'],
    }),
    spinSlotshack: build.mutation({
      ...fromCall(slotshackSpin),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

export const { useGetSlotshackQuery, useGetSlotshackRecordsInfiniteQuery, useSpinSlotshackMutation } =
  slotshackApi;
