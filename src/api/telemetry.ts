import { online } from '../../contract/telemetry.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

const telemetryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says that the player is here; a time-out of it shows no dialog. */
    sendHeartbeat: build.mutation({ ...fromCall(online), extraOptions: { quiet: true } }),
  }),
});

export const { useSendHeartbeatMutation } = telemetryApi;
