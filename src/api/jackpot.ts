import {
  getJackpotDrawInfo,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
  receiveDrawChance,
} from '../../contract/jackpot.ts';
import { promotionApi } from './api.ts';
import { fromCall, fromPagedCall, fromPages } from './from-call.ts';
import { storeBalance } from './store-balance.ts';
import { liveDataReceived } from './events.ts';

/** Number of players per page of the ranking. */
const PLACES = 10;

/**
 * Endpoints of the Lucky Jackpot. A draw invalidates no cached data, because a refetched list would reveal the result
 * while the light still moves from cell to cell: the page dispatches roundShown() and invalidates the data after
 * showing the result.
 */
export const jackpotApi = promotionApi('Jackpot').injectEndpoints({
  endpoints: (build) => ({
    getJackpot: build.query({
      ...fromCall(getJackpotDrawInfo),
      providesTags: ['Jackpot'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined)
          dispatch(liveDataReceived({ pools: answer.data, winners: answer.data.jackpotWinnerList }));
      },
    }),
    spinJackpot: build.mutation({
      ...fromCall(receiveDrawChance),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    getJackpotRecords: build.infiniteQuery({
      ...fromPagedCall(getPersonJackpotDrawAwardLog),
      providesTags: ['JackpotRecords'],
    }),
    getJackpotRank: build.infiniteQuery({
      ...fromPages(getJackpotRank, ({ allRank }) => allRank, PLACES),
      providesTags: ['JackpotRank'],
    }),
  }),
});

export const { useGetJackpotQuery, useGetJackpotRecordsInfiniteQuery, useGetJackpotRankInfiniteQuery } =
  jackpotApi;
