import { createApi } from '@reduxjs/toolkit/query/react';
import { apiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

/** The one api; endpoints are added by the file of their resource. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Account',
    'Activities',
    'Balances',
    'BankruptGift',
    'CardRecords',
    'CardWins',
    'CoinPusher',
    'CoinPusherRecords',
    'CoinRecords',
    'Config',
    'DailySpin',
    'DailySpinLog',
    'DiamondRecords',
    'Diamonds',
    'FairRounds',
    'Feedback',
    'FairSeeds',
    'Goods',
    'GoodsOrders',
    'Halloween',
    'HalloweenRecords',
    'HalloweenTickets',
    'Jackpot',
    'JackpotRank',
    'JackpotRecords',
    'Kyc',
    'Mail',
    'MemberGames',
    'ProviderBalances',
    'RechargeSign',
    'RedPacketRain',
    'Sessions',
    'Passkeys',
    'RedVsBlue',
    'SignIn',
    'Slotshack',
    'SlotshackRecords',
    'Tasks',
    'Vip',
  ],
  /*
   * The default waits until every running query is done before it fetches again what a mutation made stale; one slow
   * list would keep an old balance on the screen.
   */
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (failure, info) =>
    apiError('shape', info.endpoint, { message: failure.issues.map((issue) => issue.message).join('; ') }),
  endpoints: () => ({}),
});
