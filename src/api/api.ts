import { createApi } from '@reduxjs/toolkit/query/react';
import { apiError } from './api-error.ts';
import { baseQuery } from './base-query.ts';

/** The api without endpoints; the file of each resource injects its own. */
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
   * The default waits for all running queries before it refetches what a mutation has invalidated; one slow list
   * would keep an old balance on the screen.
   */
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (failure, info) =>
    apiError('shape', info.endpoint, { message: failure.issues.map((issue) => issue.message).join('; ') }),
  endpoints: () => ({}),
});
