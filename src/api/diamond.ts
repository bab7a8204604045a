import {
  appDiamondBonusTickersData,
  diamondExchangeCoin,
  diamondExchangeGoods,
  diamondExchangeScratchcard,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  getScratchCardInfo,
  receiveAddupAwardById,
  scratchCardLottery,
  searchScratchCardAwardLog,
  updateAddress,
} from '../../contract/diamond.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** What an exchange invalidates beside the balance. */
const SPENT = ['Diamonds', 'DiamondRecords', 'CoinRecords'] as const;

/**
 * Endpoints of the scratch cards and the diamond mall. Playing cards makes nothing stale on its own, because a record that
 * is fetched again while a card is still covered would tell the result: the page invalidates when it has been shown.
 */
export const diamondApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScratchCards: build.query({ ...fromCall(getScratchCardInfo), providesTags: ['Diamonds'] }),
    getDiamondMall: build.query({ ...fromCall(diamondShopData), providesTags: ['Diamonds', 'Goods'] }),
    playScratchCards: build.mutation({
      ...fromCall(scratchCardLottery),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    buyScratchCards: build.mutation({
      ...fromCall(diamondExchangeScratchcard),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: (answer) => (answer ? SPENT : []),
    }),
    receiveCardAward: build.mutation({
      ...fromCall(receiveAddupAwardById),
      onQueryStarted: (_, started) => storeBalance(started),
      // A refusal says that the track on the screen is old.
      invalidatesTags: ['Diamonds', 'CoinRecords'],
    }),
    exchangeDiamonds: build.mutation({
      ...fromCall(diamondExchangeCoin),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: (answer) => (answer ? SPENT : []),
    }),
    orderGoods: build.mutation({
      ...fromCall(diamondExchangeGoods),
      onQueryStarted: (_, started) => storeBalance(started),
      // Also after a refusal: the stock on the screen is then old.
      invalidatesTags: ['Diamonds', 'DiamondRecords', 'Goods', 'GoodsOrders'],
    }),
    saveAddress: build.mutation({
      ...fromCall(updateAddress),
      invalidatesTags: (answer) => (answer ? ['Goods'] : []),
    }),
    getCardRecords: build.infiniteQuery({
      ...fromPagedCall(searchScratchCardAwardLog),
      providesTags: ['CardRecords'],
    }),
    getGoodsOrders: build.infiniteQuery({
      ...fromPagedCall(diamondGoodsExchangeOrderLog),
      providesTags: ['GoodsOrders'],
    }),
    getDiamondRecords: build.infiniteQuery({
      ...fromPagedCall(diamondLog),
      providesTags: ['DiamondRecords'],
    }),
    getCardWins: build.query({ ...fromCall(appDiamondBonusTickersData), providesTags: ['CardWins'] }),
  }),
});

export const {
  useGetScratchCardsQuery,
  useGetDiamondMallQuery,
  usePlayScratchCardsMutation,
  useBuyScratchCardsMutation,
  useReceiveCardAwardMutation,
  useExchangeDiamondsMutation,
  useOrderGoodsMutation,
  useSaveAddressMutation,
  useGetCardRecordsInfiniteQuery,
  useGetGoodsOrdersInfiniteQuery,
  useGetDiamondRecordsInfiniteQuery,
  useGetCardWinsQuery,
} = diamondApi;
