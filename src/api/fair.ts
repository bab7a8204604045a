import { fairRounds, fairSeed, setClientSeed } from '../../contract/fair.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';

/** Endpoints of the proofs: seeds to come and rounds that are over. */
export const fairApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFairSeeds: build.query({ ...fromCall(fairSeed), providesTags: ['FairSeeds'] }),
    chooseClientSeed: build.mutation({
      ...fromCall(setClientSeed),
      invalidatesTags: (answer) => (answer ? ['FairSeeds', 'Jackpot'] : []),
    }),
    getFairRounds: build.infiniteQuery({ ...fromPagedCall(fairRounds), providesTags: ['FairRounds'] }),
  }),
});

export const { useGetFairSeedsQuery, useChooseClientSeedMutation, useGetFairRoundsInfiniteQuery } = fairApi;
