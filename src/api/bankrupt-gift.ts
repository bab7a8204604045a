import { getBankruptGiftInfo, receiveBankruptGiftAward } from '../../contract/bankrupt-gift.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the gift for an empty wallet. */
const bankruptGiftApi = promotionApi('BankruptGift').injectEndpoints({
  endpoints: (build) => ({
    getBankruptGift: build.query({ ...fromCall(getBankruptGiftInfo), providesTags: ['BankruptGift'] }),
    receiveBankruptGift: build.mutation({
      ...fromCall(receiveBankruptGiftAward),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['BankruptGift', 'CoinRecords'],
    }),
  }),
});

export const { useGetBankruptGiftQuery, useReceiveBankruptGiftMutation } = bankruptGiftApi;
