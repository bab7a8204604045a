import { fairRounds, fairSeed, setClientSeed } from '../../contract/fair.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';

/** Number of latest rounds that are read to find which games the player played last. */
const LAST = 12;

/** Endpoints of the fairness proofs: seeds of the next rounds, and finished rounds. */
export const fairApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFairSeeds: build.query({ ...fromCall(fairSeed), providesTags: ['FairSeeds'] }),
    chooseClientSeed: build.mutation({
      ...fromCall(setClientSeed),
      invalidatesTags: (answer) => (answer ? ['FairSeeds', 'Jackpot'] : []),
    }),
    /** Fetches the player's latest rounds, for links to the games played last. */
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
