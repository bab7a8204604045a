import { getBankruptGiftInfo, receiveBankruptGiftAward } from '../../contract/bankrupt-gift.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the gift that a player with an empty wallet may collect. */
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
