import {
  diamondExchangeCoin,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  updateAddress,
} from '../../contract/diamonds.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the player's diamonds and the diamond mall. */
export const diamondsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiamondMall: build.query({ ...fromCall(diamondShopData), providesTags: ['Diamonds', 'Goods'] }),
    exchangeDiamonds: build.mutation({
      ...fromCall(diamondExchangeCoin),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: (answer) => (answer ? ['Diamonds', 'DiamondRecords', 'CoinRecords'] : []),
    }),
    orderGoods: build.mutation({
      ...fromCall(diamondExchangeGoods),
      onQueryStarted: (_, started) => storeBalance(started),
      // A refused purchase invalidates the data too, because the displayed stock is then out of date.
      invalidatesTags: ['Diamonds', 'DiamondRecords', 'Goods', 'GoodsOrders'],
    }),
    saveAddress: build.mutation({
      ...fromCall(updateAddress),
      invalidatesTags: (answer) => (answer ? ['Goods'] : []),
    }),
    getGoodsOrders: build.infiniteQuery({
      ...fromPagedCall(diamondGoodsExchangeOrderLog),
      providesTags: ['GoodsOrders'],
    }),
    getDiamondRecords: build.infiniteQuery({
      ...fromPagedCall(diamondLog),
      providesTags: ['DiamondRecords'],
    }),
  }),
});

export const {
  useGetDiamondMallQuery,
  useExchangeDiamondsMutation,
  useOrderGoodsMutation,
  useSaveAddressMutation,
  useGetGoodsOrdersInfiniteQuery,
  useGetDiamondRecordsInfiniteQuery,
} = diamondsApi;
