import {
  appVipUserReceiveDaily,
  betBonus,
  betBonusLog,
  betBonusReceive,
  getVipInfo,
  receiveVipBonusUser,
  receiveVipTaskAndBonus,
} from '../../contract/vip.ts';
import { promotionApi } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of VIP levels with their awards and rebates. */
const vipApi = promotionApi('Vip').injectEndpoints({
  endpoints: (build) => ({
    getVip: build.query({ ...fromCall(getVipInfo), providesTags: ['Vip'] }),
    getRebate: build.query({ ...fromCall(betBonus), providesTags: ['Vip'] }),
    getRebates: build.infiniteQuery({ ...fromPagedCall(betBonusLog), providesTags: ['Vip'] }),
    receiveVipGift: build.mutation({
      ...fromCall(receiveVipBonusUser),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['Vip', 'CoinRecords'],
    }),
    receiveVipDaily: build.mutation({
      ...fromCall(appVipUserReceiveDaily),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['Vip', 'CoinRecords'],
    }),
    receiveVipPeriod: build.mutation({
      ...fromCall(receiveVipTaskAndBonus),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['Vip', 'CoinRecords'],
    }),
    receiveRebate: build.mutation({
      ...fromCall(betBonusReceive),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['Vip', 'CoinRecords'],
    }),
  }),
});

export const {
  useGetVipQuery,
  useGetRebateQuery,
  useGetRebatesInfiniteQuery,
  useReceiveVipGiftMutation,
  useReceiveVipDailyMutation,
  useReceiveVipPeriodMutation,
  useReceiveRebateMutation,
} = vipApi;
