import { appConfig } from '../../contract/config.ts';
import { api } from './api.ts';
import { liveDataReceived } from './events.ts';

/** Endpoints of the public pools and winners. */
export const awardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the known gameListVersion, which keeps the games out of the answer. */
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
