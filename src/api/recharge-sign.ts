import {
  getRechargeSignConfig,
  rechargeSignIn,
  upgradeRechargeSignAward,
} from '../../contract/recharge-sign.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the stamp card for deposits. */
const rechargeSignApi = promotionApi('RechargeSign').injectEndpoints({
  endpoints: (build) => ({
    getRechargeSign: build.query({ ...fromCall(getRechargeSignConfig), providesTags: ['RechargeSign'] }),
    receiveRechargeSign: build.mutation({
      ...fromCall(rechargeSignIn),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['RechargeSign', 'DiamondRecords'],
    }),
    upgradeRechargeSign: build.mutation({
      ...fromCall(upgradeRechargeSignAward),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['RechargeSign', 'DiamondRecords'],
    }),
  }),
});

export const { useGetRechargeSignQuery, useReceiveRechargeSignMutation, useUpgradeRechargeSignMutation } =
  rechargeSignApi;
