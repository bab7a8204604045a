import { appUserCoinDetail, betRecordReport } from '../../contract/wallet.ts';
import { api } from './api.ts';
import { fromPagedCall } from './from-call.ts';

/** Endpoints of the wallet's records. */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All postings of the player's coins, newest first. */
    getCoinRecords: build.infiniteQuery({
      ...fromPagedCall(appUserCoinDetail),
      providesTags: ['CoinRecords'],
    }),
    /** The player's stakes, wins and deposits of each day. */
    getDayReports: build.infiniteQuery({ ...fromPagedCall(betRecordReport), providesTags: ['CoinRecords'] }),
  }),
});

export const { useGetCoinRecordsInfiniteQuery, useGetDayReportsInfiniteQuery } = walletApi;
