import { fairRounds, fairSeed, setClientSeed } from '../../contract/fair.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';

/** How many rounds are looked at for what was played last. */
const LAST = 12;

/** Endpoints of the proofs: seeds to come and rounds that are over. */
export const fairApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFairSeeds: build.query({ ...fromCall(fairSeed), providesTags: ['FairSeeds'] }),
    chooseClientSeed: build.mutation({
      ...fromCall(setClientSeed),
      invalidatesTags: (answer) => (answer ? ['FairSeeds', 'Jackpot'] : []),
    }),
    /** The newest few, to go on with. */
    getLastRounds: build.query({
      ...fromCall(fairRounds),
      query: () => ({ call: fairRounds, body: { pageSize: LAST } }),
      providesTags: ['FairRounds'],
    }),
    getFairRounds: build.infiniteQuery({ ...fromPagedCall(fairRounds), providesTags: ['FairRounds'] }),
  }),
});

export const {
  useGetFairSeedsQuery,
  useChooseClientSeedMutation,
  useGetLastRoundsQuery,
  useGetFairRoundsInfiniteQuery,
} = fairApi;
