import { createApi } from '@reduxjs/toolkit/query/react';
import type { PromotionName } from '../../contract/promotions/promotions.ts';
import { apiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

/** Cache tags of data outside promotions, and further tags of promotions, each of which also has a main tag. */
const TAGS = [
  'Account',
  'Activities',
  'Balances',
  'CardRecords',
  'CardWins',
  'CoinPusherRecords',
  'CoinRecords',
  'Config',
  'DailySpinLog',
  'DiamondRecords',
  'Diamonds',
  'FairRounds',
  'Feedback',
  'FairSeeds',
  'Goods',
  'GoodsOrders',
  'HalloweenRecords',
  'HalloweenTickets',
  'JackpotRank',
  'JackpotRecords',
  'Mail',
  'MemberGames',
  'ProviderBalances',
  'Sessions',
  'Passkeys',
  'SlotshackRecords',
] as const;

/** Main cache tag of a promotion: its name. */
type PromotionTag = Capitalize<PromotionName>;
/** Cache tags that the api has when it is created; promotionApi() adds the main tag of each promotion. */
const tagTypes: readonly ((typeof TAGS)[number] | PromotionTag)[] = TAGS;

/** The RTK Query api without endpoints; the other files of this folder inject theirs. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  /*
   * By default, RTK Query refetches data that a mutation has invalidated only when all running queries have ended: one
   * slow list would keep an old balance on the screen.
   */
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (failure, info) =>
    apiError('shape', info.endpoint, { message: failure.issues.map((issue) => issue.message).join('; ') }),
  endpoints: () => ({}),
});

/** Returns the api extended by a promotion's tag, ready for the promotion's endpoints. */
export const promotionApi = (tag: PromotionTag) => api.enhanceEndpoints({ addTagTypes: [tag] });
