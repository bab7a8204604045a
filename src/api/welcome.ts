import { memberBag } from '../../contract/bag.ts';
import { welcomeSet } from '../../contract/welcome.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the newcomers' rewards and the player's bag of rewards. Components refetch this data when they open. */
const welcomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcomeSet: build.query({ ...fromCall(welcomeSet), providesTags: ['Account'] }),
    getBag: build.query(fromCall(memberBag)),
  }),
});

export const { useGetWelcomeSetQuery, useGetBagQuery } = welcomeApi;
