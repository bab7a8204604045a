import { pkData, pkSignUp } from '../../contract/red-vs-blue.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the promotion Red vs Blue. */
export const redVsBlueApi = promotionApi('RedVsBlue').injectEndpoints({
  endpoints: (build) => ({
    getPk: build.query({ ...fromCall(pkData), providesTags: ['RedVsBlue'] }),
    joinCamp: build.mutation({ ...fromCall(pkSignUp), invalidatesTags: ['RedVsBlue'] }),
  }),
});

export const { useGetPkQuery, useJoinCampMutation } = redVsBlueApi;
