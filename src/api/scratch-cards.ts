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
 * Endpoints of the scratch cards. Playing cards makes nothing stale on its own, because a record that is fetched again
 * while a card is still covered would tell the result: the page invalidates when it has been shown.
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
      // A refusal says that the track on the screen is old.
      invalidatesTags: ['Diamonds', 'CoinRecords'],
    }),
    getCardRecords: build.infiniteQuery({
      ...fromPagedCall(searchScratchCardAwardLog),
      providesTags: ['CardRecords'],
    }),
    getCardWins: build.query({ ...fromCall(appDiamondBonusTickersData), providesTags: ['CardWins'] }),
  }),
});

/** Returns what shown cards change in cached data. */
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
    // Others' wins stand there too, so they are asked for; but not for a card that adds nothing to them.
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
