import { configApi } from '../api/config.ts';
import { telemetryApi } from '../api/telemetry.ts';
import { sendEventsBy } from '../platform/analytics.ts';
import { keepLobby } from '../platform/keep-lobby.ts';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import type { AppStore } from '../store/store.ts';
import { openGameId } from './open-game.ts';

/** Heartbeat (docs/product-rules.md, Limits), in ms. */
const HEARTBEAT_MS = 60_000;

const selectConfig = configApi.endpoints.getLobbyConfig.select();
const { sendEvents, sendHeartbeat } = telemetryApi.endpoints;
/** Nobody waits for an answer. */
const untracked = { track: false } as const;

/** What runs for as long as the page lives: analytics where the browser has no beacon, and what keeps the lobby. */
export function runBackground({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  sendEventsBy((eventList) => void dispatch(sendEvents.initiate({ eventList }, untracked)));
  return import.meta.env.PROD ? keepLobby() : () => undefined;
}

/** Tells the server once a minute that the player is here, and in which game. Returns how to stop. */
export const sendHeartbeats = ({
  dispatch,
  getState,
}: Pick<AppStore, 'dispatch' | 'getState'>): (() => void) =>
  repeatWhileVisible({ every: HEARTBEAT_MS }, () => {
    const gameId = openGameId(location, selectConfig(getState()).data?.games);
    void dispatch(sendHeartbeat.initiate(gameId === undefined ? {} : { gameId }, untracked));
  });
