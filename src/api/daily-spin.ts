import { dailySpin, dailySpinInfo, dailySpinLog } from '../../contract/daily-spin.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { noteRound } from './after-round.ts';
import { promotionApi } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the daily spin. The page invalidates cached data itself, after showing the result. */
export const dailySpinApi = promotionApi('DailySpin').injectEndpoints({
  endpoints: (build) => ({
    getDailySpin: build.query({ ...fromCall(dailySpinInfo), providesTags: ['DailySpin'] }),
    spinDaily: build.mutation({
      ...fromCall(dailySpin),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    getDailySpinLog: build.infiniteQuery({ ...fromPagedCall(dailySpinLog), providesTags: ['DailySpinLog'] }),
  }),
});

/** Returns the actions that update cached data after a spin was shown. */
export const patchesOfDailySpin = (answer: ResponseOf<typeof dailySpin>) => [
  dailySpinApi.util.updateQueryData('getDailySpin', undefined, (info) => {
    if (!noteRound(info, answer)) return;
    info.usedToday = true;
    info.canSpin = false;
  }),
];

export const { useGetDailySpinQuery, useGetDailySpinLogInfiniteQuery } = dailySpinApi;
