import { exitGame, startGame } from '../../contract/game-launch.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints for opening and leaving a game of the hall. */
export const gameLaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    startGame: build.mutation(fromCall(startGame)),
    /** Leaves a game, then refetches balances and records: the game server has changed both. */
    exitGame: build.mutation({
      ...fromCall(exitGame),
      extraOptions: { quiet: true },
      invalidatesTags: ['Balances', 'CoinRecords', 'ProviderBalances'],
    }),
  }),
});

export const { useStartGameMutation, useExitGameMutation } = gameLaunchApi;
