import { dailySpin, dailySpinInfo, dailySpinLog } from '../../contract/daily-spin.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the daily spin; the page invalidates when a result has been shown. */
export const dailySpinApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDailySpin: build.query({ ...fromCall(dailySpinInfo), providesTags: ['DailySpin'] }),
    spinDaily: build.mutation({
      ...fromCall(dailySpin),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    getDailySpinLog: build.infiniteQuery({ ...fromPagedCall(dailySpinLog), providesTags: ['DailySpin'] }),
  }),
});

export const { useGetDailySpinQuery, useSpinDailyMutation, useGetDailySpinLogInfiniteQuery } = dailySpinApi;
