import { exitGame, startGame } from '../../contract/game-launch.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of opening a game of the hall and leaving it. */
export const gameLaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    startGame: build.mutation(fromCall(startGame)),
    exitGame: build.mutation(fromCall(exitGame)),
  }),
});

export const { useStartGameMutation, useExitGameMutation } = gameLaunchApi;
