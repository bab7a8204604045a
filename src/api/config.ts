import type { UnknownAction } from '@reduxjs/toolkit';
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
export type LobbyConfig = Omit<AppConfigAnswer, 'games' | 'gamesDelta' | 'maintenance'> & {
  readonly games: readonly Game[];
  /** Undefined until the server has said whether the house is open. */
  readonly maintenance?: boolean;
};

/** The keys that the lobby reads; the rest is fetched by the pages that need it. */
const LOBBY_KEYS = [
  'gameTypes',
  'brands',
  'vipMap',
  'jackpotAwardConfig',
  'h5ClientMode',
  'licence',
  'lengths',
  'redirects',
];

const storedList = v.array(game);

/** What of an answer is true until the next one. Pools and winners change all the time and are not kept; nor is a closed house. */
const storedConfig = v.omit(appConfig.response, [
  'code',
  'breakUntil',
  'maintenance',
  'gameListVersion',
  'games',
  'gamesDelta',
  'jackpotAwardConfig',
]);

/** What this device has kept of the last answer; a part of it that cannot be read is as if it were not there. */
async function readKept() {
  const stored = await readStoredGames();
  const games = v.safeParse(storedList, stored?.games);
  if (stored === undefined || !games.success) return { version: '', games: [] };
  const config = v.safeParse(storedConfig, stored.config);
  return { version: stored.version, games: games.output, ...(config.success && { config: config.output }) };
}

/** Endpoints of the configuration. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keys that the lobby's first screen does without; the version that it holds keeps the games out of the answer. */
    getConfigKeys: build.query({ ...fromCall(appConfig), providesTags: ['Config'] }),

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
      async queryFn(_, { dispatch, forced }, ___, send) {
        const kept = await readKept();
        // The lobby stands on what this device knows until the server answers, and where it does not.
        if (forced !== true && kept.config !== undefined && kept.games.length > 0)
          dispatch(showKept({ ...kept.config, code: 0, gameListVersion: kept.version, games: kept.games }));
        const answer = await send({
          call: appConfig,
          body: { gameListVersion: kept.version, configKeyList: LOBBY_KEYS },
        });
        if (answer.error !== undefined) return { error: answer.error };
        const parsed = v.safeParse(appConfig.response, answer.data);
        if (!parsed.success) {
          return { error: apiError('shape', appConfig.name, { message: parsed.issues[0].message }) };
        }
        const { games: whole, gamesDelta, ...config } = parsed.output;
        const games = whole ?? withDelta(kept.games, gamesDelta, config.gameTypes);
        const told = v.parse(storedConfig, config);
        if (config.gameListVersion !== kept.version || JSON.stringify(told) !== JSON.stringify(kept.config))
          void storeGames({ version: config.gameListVersion, games, config: told });
        return { data: { ...config, games } };
      },
    }),
  }),
});

/** Puts a configuration into the store while the call for it is still on its way; the call's own answer takes its place. */
function showKept(value: LobbyConfig): UnknownAction {
  return configApi.util.upsertQueryEntries([{ endpointName: 'getLobbyConfig', arg: undefined, value }]);
}

export const { useRegisterDeviceMutation, useGetLobbyConfigQuery, useGetConfigKeysQuery } = configApi;
