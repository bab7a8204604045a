import { appUserCoinDetail, betRecordReport } from '../../contract/wallet.ts';
import { api } from './api.ts';
import { fromPagedCall } from './from-call.ts';

/** Endpoints of the player's coin records. */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists all postings of the player's coins, newest first. */
    getCoinRecords: build.infiniteQuery({
      ...fromPagedCall(appUserCoinDetail),
      providesTags: ['CoinRecords'],
    }),
    /** Lists the player's stakes, wins and deposits by day. */
    getDayReports: build.infiniteQuery({ ...fromPagedCall(betRecordReport), providesTags: ['CoinRecords'] }),
  }),
});

export const { useGetCoinRecordsInfiniteQuery, useGetDayReportsInfiniteQuery } = walletApi;
