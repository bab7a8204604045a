import { loginBonus3User, loginBonus3UserReceive } from '../../contract/sign-in.ts';
import { promotionApi } from './api.ts';
import { fromCall } from './from-call.ts';
import { storeBalance } from './store-balance.ts';

/** Endpoints of the stamp card for daily sign-ins. */
const signInApi = promotionApi('SignIn').injectEndpoints({
  endpoints: (build) => ({
    getSignIn: build.query({ ...fromCall(loginBonus3User), providesTags: ['SignIn'] }),
    receiveSignIn: build.mutation({
      ...fromCall(loginBonus3UserReceive),
      onQueryStarted: (_, started) => storeBalance(started),
      invalidatesTags: ['SignIn', 'DiamondRecords'],
    }),
  }),
});

export const { useGetSignInQuery, useReceiveSignInMutation } = signInApi;
