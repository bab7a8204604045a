import * as v from 'valibot';
import { appConfig, game, preLogin2, type Game } from '../../contract/config.ts';
import { readStoredGames, storeGames } from '../platform/games-cache.ts';
import { nextTask } from '../platform/next-task.ts';
import { api } from './api.ts';
import { apiError } from './api-error.ts';
import { fromCall } from './from-call.ts';
import { withDelta } from './games-delta.ts';
import { liveDataReceived } from './events.ts';

type AppConfigAnswer = v.InferOutput<typeof appConfig.response>;

/** The lobby's configuration with its games, whether they came over the wire or from this device. */
export type LobbyConfig = Omit<AppConfigAnswer, 'games' | 'gamesDelta'> & { readonly games: readonly Game[] };

/** The keys that the lobby reads; the rest is fetched by the pages that need it. */
const LOBBY_KEYS = ['gameTypes', 'brands', 'vipMap', 'jackpotAwardConfig', 'h5ClientMode'];

const storedList = v.array(game);

/** Endpoints of the configuration. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerDevice: build.mutation(fromCall(preLogin2)),

    /** Games come over the wire only when their version differs from the stored one, and then only those that changed. */
    getLobbyConfig: build.query<LobbyConfig, void>({
      providesTags: ['Config'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        // What is drawn of the one and of the other is enough for a task each.
        await nextTask();
        if (answer?.data.jackpotAwardConfig !== undefined)
          dispatch(liveDataReceived(answer.data.jackpotAwardConfig));
      },
      async queryFn(_, __, ___, send) {
        const stored = await readStoredGames();
        const kept = v.safeParse(storedList, stored?.games);
        const version = kept.success ? (stored?.version ?? '') : '';
        const answer = await send({
          call: appConfig,
          body: { gameListVersion: version, configKeyList: LOBBY_KEYS },
        });
        if (answer.error !== undefined) return { error: answer.error };
        const parsed = v.safeParse(appConfig.response, answer.data);
        if (!parsed.success) {
          return { error: apiError('shape', appConfig.name, { message: parsed.issues[0].message }) };
        }
        const { games: whole, gamesDelta, ...config } = parsed.output;
        const games = whole ?? withDelta(kept.success ? kept.output : [], gamesDelta, config.gameTypes);
        if (config.gameListVersion !== version) void storeGames({ version: config.gameListVersion, games });
        return { data: { ...config, games } };
      },
    }),
  }),
});

export const { useRegisterDeviceMutation, useGetLobbyConfigQuery } = configApi;
