import { appConfig } from '../../contract/config.ts';
import { api } from './api.ts';
import { liveDataReceived } from './events.ts';

/** Endpoint of the jackpot pools and the latest winners, which everybody may see. */
export const awardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the version of the games list that the lobby has; with it, the answer contains no games. */
    getAwards: build.query({
      query: (gameListVersion: string) => ({
        call: appConfig,
        body: { gameListVersion, configKeyList: ['jackpotAwardConfig'] },
      }),
      responseSchema: appConfig.response,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer?.data.jackpotAwardConfig !== undefined)
          dispatch(liveDataReceived(answer.data.jackpotAwardConfig));
      },
    }),
  }),
});
