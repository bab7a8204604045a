import type { ResponseOf } from '../../contract/call.ts';
import { getHalloweenConfig, getLotteryNum, halloweenSlotsClick } from '../../contract/halloween.ts';
import { noteRound } from './after-round.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of Halloween's slot and tickets. A spin invalidates nothing by itself, because a list refetched while the
 * reels still run would reveal the result: the page invalidates after showing it.
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

/** Returns the cache patches of a shown spin. */
export const patchesOfHalloween = (answer: ResponseOf<typeof halloweenSlotsClick>) => [
  halloweenApi.util.updateQueryData('getHalloween', undefined, ({ slot }) => {
    if (noteRound(slot, answer)) slot.rest = answer.outcome.spins.at(-1) ?? slot.rest;
  }),
  halloweenApi.util.updateQueryData('getHalloweenTickets', undefined, () => answer.tickets),
];

export const { useGetHalloweenQuery, useGetHalloweenTicketsQuery } = halloweenApi;
