import { configApi } from '../api/config.ts';
import { telemetryApi } from '../api/telemetry.ts';
import { sendEventsBy } from '../platform/analytics.ts';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import type { AppStore } from '../store/store.ts';
import { openGameId } from './open-game.ts';

/** Heartbeat (docs/product-rules.md, Limits), in ms. */
const HEARTBEAT_MS = 60_000;

const selectConfig = configApi.endpoints.getLobbyConfig.select();
const { sendEvents, sendHeartbeat } = telemetryApi.endpoints;
/** Nobody waits for an answer. */
const untracked = { track: false } as const;

/** Sends analytics where the browser has no beacon, for as long as the page lives. */
export function sendAnalytics({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  sendEventsBy((eventList) => void dispatch(sendEvents.initiate({ eventList }, untracked)));
  return () => undefined;
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
