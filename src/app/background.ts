import { configApi } from '../api/config.ts';
import { telemetryApi } from '../api/telemetry.ts';
import { sendEventsBy } from '../platform/analytics.ts';
import { keepLobby } from '../platform/keep-lobby.ts';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import type { AppStore } from '../store/store.ts';
import { openGameId } from './open-game.ts';

/** Interval between two heartbeats of a player (docs/product-rules.md, Limits), in ms. */
const HEARTBEAT_MS = 60_000;

const selectConfig = configApi.endpoints.getLobbyConfig.select();
const { sendEvents, sendHeartbeat } = telemetryApi.endpoints;
/** The answers of these requests are not read, so the store does not keep their state. */
const untracked = { track: false } as const;

/**
 * Starts the background work that lasts as long as the page: analytics for browsers without sendBeacon, and the
 * service worker that keeps the lobby offline. Returns the function that stops it.
 */
export function runBackground({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  sendEventsBy((eventList) => void dispatch(sendEvents.initiate({ eventList }, untracked)));
  return import.meta.env.PROD ? keepLobby() : () => undefined;
}

/** Reports once a minute that the player is present, and in which game. Returns the function that stops the reports. */
export const sendHeartbeats = ({
  dispatch,
  getState,
}: Pick<AppStore, 'dispatch' | 'getState'>): (() => void) =>
  repeatWhileVisible({ every: HEARTBEAT_MS }, () => {
    const gameId = openGameId(location, selectConfig(getState()).data?.games);
    void dispatch(sendHeartbeat.initiate(gameId === undefined ? {} : { gameId }, untracked));
  });
