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
import { learned } from '../store/live-slice.ts';

/** What an exchange makes stale beside the balance. */
const SPENT = ['Diamonds', 'DiamondRecords', 'CoinRecords'] as const;

interface Told {
  readonly coin: number;
  readonly coinVersion: number;
  readonly lottery: number;
}

/** Tells the store the balances that a command's answer carries. */
async function learnBalance(
  dispatch: (action: ReturnType<typeof learned>) => unknown,
  queryFulfilled: Promise<{ data: Told }>,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer === undefined) return;
  const { coin, coinVersion, lottery } = answer.data;
  dispatch(learned({ balance: { coin, coinVersion, lottery } }));
}

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
      onQueryStarted: (_, { dispatch, queryFulfilled }) => learnBalance(dispatch, queryFulfilled),
    }),
    buyScratchCards: build.mutation({
      ...fromCall(diamondExchangeScratchcard),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => learnBalance(dispatch, queryFulfilled),
      invalidatesTags: (answer) => (answer ? SPENT : []),
    }),
    receiveCardAward: build.mutation({
      ...fromCall(receiveAddupAwardById),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => learnBalance(dispatch, queryFulfilled),
      // A refusal says that the track on the screen is old.
      invalidatesTags: ['Diamonds', 'CoinRecords'],
    }),
    exchangeDiamonds: build.mutation({
      ...fromCall(diamondExchangeCoin),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => learnBalance(dispatch, queryFulfilled),
      invalidatesTags: (answer) => (answer ? SPENT : []),
    }),
    orderGoods: build.mutation({
      ...fromCall(diamondExchangeGoods),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => learnBalance(dispatch, queryFulfilled),
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
