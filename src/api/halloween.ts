import type { ResponseOf } from '../../contract/call.ts';
import { getHalloweenConfig, getLotteryNum, halloweenSlotsClick } from '../../contract/halloween.ts';
import { noteRound } from './after-round.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of Halloween's slot and tickets. A spin invalidates no cached data, because a refetched list would reveal
 * the result while the reels still run: the page invalidates the data after showing the result.
 */
export const halloweenApi = promotionApi('Halloween').injectEndpoints({
  endpoints: (build) => ({
    getHalloween: build.query({ ...fromCall(getHalloweenConfig), providesTags: ['Halloween'] }),
    getHalloweenTickets: build.query({ ...fromCall(getLotteryNum), providesTags: ['HalloweenTickets'] }),
    spinHalloween: build.mutation({
      ...fromCall(halloweenSlotsClick),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
  }),
});

/** Returns the actions that update cached data after a spin was shown. */
export const patchesOfHalloween = (answer: ResponseOf<typeof halloweenSlotsClick>) => [
  halloweenApi.util.updateQueryData('getHalloween', undefined, ({ slot }) => {
    if (noteRound(slot, answer)) slot.rest = answer.outcome.spins.at(-1) ?? slot.rest;
  }),
  halloweenApi.util.updateQueryData('getHalloweenTickets', undefined, () => answer.tickets),
];

export const { useGetHalloweenQuery, useGetHalloweenTicketsQuery } = halloweenApi;
