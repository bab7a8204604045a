import { agentFill, appAgent5User } from '../../contract/agent.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    sayInviter: build.mutation({ ...fromCall(agentFill), invalidatesTags: ['Account'] }),
    getAgent: build.query({ ...fromCall(appAgent5User), providesTags: ['Account'] }),
  }),
});

export const { useGetAgentQuery, useSayInviterMutation } = agentApi;
