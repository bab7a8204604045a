import { createApi } from '@reduxjs/toolkit/query/react';
import type { PromotionName } from '../../contract/promotions/promotions.ts';
import { apiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

/** Tags of data that belong to no promotion, and of a promotion's further data. */
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

/** The tag of a promotion's data: its name. */
type PromotionTag = Capitalize<PromotionName>;
/** The tags that the api starts with; every promotion adds its own. */
const tagTypes: readonly ((typeof TAGS)[number] | PromotionTag)[] = TAGS;

/** The api without endpoints; the file of each resource injects its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  /*
   * The default waits for all running queries before it refetches what a mutation has invalidated; one slow list
   * would keep an old balance on the screen.
   */
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (failure, info) =>
    apiError('shape', info.endpoint, { message: failure.issues.map((issue) => issue.message).join('; ') }),
  endpoints: () => ({}),
});

/** Returns the api for the endpoints of a promotion, with its tag. */
export const promotionApi = (tag: PromotionTag) => api.enhanceEndpoints({ addTagTypes: [tag] });
