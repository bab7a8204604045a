import type { ResponseOf } from '../../contract/call.ts';
import { slotshackInfo, slotshackRecord, slotshackSpin } from '../../contract/slotshack.ts';
import { addRecord, noteRound } from './after-round.ts';
import { promotionApi } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of the three-reel slot. A spin invalidates no cached data by itself: the page invalidates after showing the
 * result.
 */
export const slotshackApi = promotionApi('Slotshack').injectEndpoints({
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

/**
 * Returns the actions that update cached data after a spin was shown; undefined if only the server knows the new state.
 */
export function patchesOfSlotshack(answer: ResponseOf<typeof slotshackSpin>) {
  const { id, time, outcome, proof } = answer;
  if (time === undefined) return undefined;
  return [
    slotshackApi.util.updateQueryData('getSlotshack', undefined, ({ slot }) => {
      if (noteRound(slot, answer)) slot.rest = outcome.spins.at(-1) ?? slot.rest;
    }),
    slotshackApi.util.updateQueryData('getSlotshackRecords', undefined, (record) =>
      addRecord(record, { id, time, outcome, proof }),
    ),
  ];
}

export const { useGetSlotshackQuery, useGetSlotshackRecordsInfiniteQuery } = slotshackApi;
