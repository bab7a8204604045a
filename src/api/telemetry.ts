import { appEventLogClient, online } from '../../contract/telemetry.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of what the page reports by itself. */
export const telemetryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Analytics where the browser has no beacon. */
    sendEvents: build.mutation({ ...fromCall(appEventLogClient), extraOptions: { quiet: true } }),
    /** Reports that the player is here; a time-out of it shows no dialog. */
    sendHeartbeat: build.mutation({ ...fromCall(online), extraOptions: { quiet: true } }),
  }),
});
