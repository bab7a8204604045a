import { appEventLogClient, online } from '../../contract/telemetry.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the page's automatic reports. */
export const telemetryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends analytics in browsers without sendBeacon. */
    sendEvents: build.mutation({ ...fromCall(appEventLogClient), extraOptions: { quiet: true } }),
    /** Reports that the player is here; a time-out shows no dialog. */
    sendHeartbeat: build.mutation({ ...fromCall(online), extraOptions: { quiet: true } }),
  }),
});
