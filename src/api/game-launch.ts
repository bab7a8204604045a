import { exitGame, startGame } from '../../contract/game-launch.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of opening a game of the hall and leaving it. */
export const gameLaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    startGame: build.mutation(fromCall(startGame)),
    /** The balance and the records are asked for anew: the studio has moved both. */
    exitGame: build.mutation({
      ...fromCall(exitGame),
      extraOptions: { quiet: true },
      invalidatesTags: ['Balances', 'CoinRecords', 'ProviderBalances'],
    }),
  }),
});

export const { useStartGameMutation, useExitGameMutation } = gameLaunchApi;
