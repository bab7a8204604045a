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

/** The lobby's configuration with all games, from the server or from this device's storage. */
export type LobbyConfig = Omit<AppConfigAnswer, 'games' | 'gamesDelta' | 'maintenance'> & {
  readonly games: readonly Game[];
  /** True while the casino is closed for maintenance; undefined until the server has answered. */
  readonly maintenance?: boolean;
};

/** Configuration keys that the lobby requests; pages that need other keys fetch those themselves. */
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

/**
 * Schema of the part of an answer that is stored on this device. Pools, winners, redirects, and whether the casino is
 * closed change at any time and are not stored: a redirect that was taken back must not be followed once more.
 */
const storedConfig = v.omit(appConfig.response, [
  'code',
  'breakUntil',
  'maintenance',
  'gameListVersion',
  'games',
  'gamesDelta',
  'jackpotAwardConfig',
  'redirects',
]);

/** Reads the configuration and games stored on this device; an invalid part counts as missing. */
async function readKept() {
  const stored = await readStoredGames();
  const games = v.safeParse(storedList, stored?.games);
  if (stored === undefined || !games.success) return { version: '', games: [] };
  const config = v.safeParse(storedConfig, stored.config);
  return { version: stored.version, games: games.output, ...(config.success && { config: config.output }) };
}

let reading: ReturnType<typeof readKept> | undefined;

/** Reads what this device has stored; callers at the same time share one read of the whole list. */
const readKeptOnce = (): ReturnType<typeof readKept> =>
  (reading ??= readKept().finally(() => {
    reading = undefined;
  }));

/** Returns the version of the list of games that this device has stored; empty if it has none. */
export const readHeldVersion = async (): Promise<string> => (await readKeptOnce()).version;

/** Endpoints of the lobby's configuration. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches configuration keys that the lobby's first screen does not need. If the request has the known
     * gameListVersion, the answer contains no games.
     */
    getConfigKeys: build.query({ ...fromCall(appConfig), providesTags: ['Config'] }),

    registerDevice: build.mutation(fromCall(preLogin2)),

    /**
     * Fetches the configuration. The server sends games only if their version differs from the stored one, and then
     * only changed games.
     */
    getLobbyConfig: build.query<LobbyConfig, void>({
      providesTags: ['Config'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        // Rendering the configuration and the pools takes long, so each gets a browser task of its own.
        await nextTask();
        if (answer?.data.jackpotAwardConfig !== undefined)
          dispatch(liveDataReceived(answer.data.jackpotAwardConfig));
      },
      async queryFn(_, { dispatch, forced }, ___, send) {
        const kept = await readKeptOnce();
        // The lobby shows the stored configuration until the server answers, and also if it never answers.
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
        const current = v.parse(storedConfig, config);
        if (
          config.gameListVersion !== kept.version ||
          JSON.stringify(current) !== JSON.stringify(kept.config)
        )
          void storeGames({ version: config.gameListVersion, games, config: current });
        return { data: { ...config, games } };
      },
    }),
  }),
});

/** Puts the stored configuration into the cache while the call is still running; the call's answer replaces it. */
function showKept(value: LobbyConfig): UnknownAction {
  return configApi.util.upsertQueryEntries([{ endpointName: 'getLobbyConfig', arg: undefined, value }]);
}

export const { useRegisterDeviceMutation, useGetLobbyConfigQuery, useGetConfigKeysQuery } = configApi;
