import type { ResponseOf } from '../../contract/call.ts';
import {
  appDiamondBonusTickersData,
  diamondExchangeScratchcard,
  getScratchCardInfo,
  receiveAddupAwardById,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from '../../contract/scratch-cards.ts';
import { noteRound } from './after-round.ts';
import { api } from './api.ts';
import { fromCall, fromPagedCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/**
 * Endpoints of the scratch cards. Playing cards invalidates no cached data, because a refetched list would reveal the
 * result while a card is still covered: the page invalidates the data after showing the result.
 */
export const scratchCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScratchCards: build.query({ ...fromCall(getScratchCardInfo), providesTags: ['Diamonds'] }),
    playScratchCards: build.mutation({
      ...fromCall(scratchCardLottery),
      onQueryStarted: (_, started) => storeBalance(started),
    }),
    buyScratchCards: build.mutation({
      ...fromCall(diamondExchangeScratchcard),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: (answer) => (answer ? ['Diamonds', 'DiamondRecords', 'CoinRecords'] : []),
    }),
    receiveCardAward: build.mutation({
      ...fromCall(receiveAddupAwardById),
      onQueryStarted: (_, started) => storeBalance(started),
      // A refused call invalidates the data too, because the displayed progress towards the award is then out of date.
      invalidatesTags: ['Diamonds', 'CoinRecords'],
    }),
    getCardRecords: build.infiniteQuery({
      ...fromPagedCall(searchScratchCardAwardLog),
      providesTags: ['CardRecords'],
    }),
    getCardWins: build.query({ ...fromCall(appDiamondBonusTickersData), providesTags: ['CardWins'] }),
  }),
});

/**
 * Returns the actions that update cached data after the results of cards were shown; undefined if no card was played.
 */
export function patchesOfCards(answer: ResponseOf<typeof scratchCardLottery>) {
  const { list, total, cards, addUp, lottery, nextSeedHash } = answer;
  const last = list.at(-1);
  if (!last) return undefined;
  return [
    scratchCardsApi.util.updateQueryData('getScratchCards', undefined, (info) => {
      if (!noteRound(info, { proof: last.proof, nextSeedHash })) return;
      info.cards = cards;
      info.addUp = addUp;
      info.diamonds = lottery;
    }),
    // The list of wins also has other players' wins, so it is refetched; cards without a win do not change it.
    scratchCardsApi.util.invalidateTags(total > 0 ? ['CardWins'] : []),
  ];
}

export const {
  useGetScratchCardsQuery,
  useBuyScratchCardsMutation,
  useReceiveCardAwardMutation,
  useGetCardRecordsInfiniteQuery,
  useGetCardWinsQuery,
} = scratchCardsApi;
