import { appEventLogClient, online } from '../../contract/telemetry.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of reports that the page sends by itself. */
export const telemetryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends analytics events, for browsers without sendBeacon. */
    sendEvents: build.mutation({ ...fromCall(appEventLogClient), extraOptions: { quiet: true } }),
    /** Sends the heartbeat: the player is still on the page. A timeout shows no dialog. */
    sendHeartbeat: build.mutation({ ...fromCall(online), extraOptions: { quiet: true } }),
  }),
});
