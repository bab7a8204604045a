import { updateProfile } from '../../contract/update-profile.ts';
import { appUserOther, updateAppUserOther } from '../../contract/user-other.ts';
import { api } from './api.ts';
import { userReceived } from './events.ts';
import { fromCall } from './from-call.ts';

/**
 * Endpoints of the player's public profile and contact data. They are in a file of their own because the lobby does not
 * need them.
 */
const updateProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactDetails: build.query({ ...fromCall(appUserOther), providesTags: ['Account'] }),
    updateContactDetails: build.mutation({
      ...fromCall(updateAppUserOther),
      invalidatesTags: ['Account'],
    }),
    updateProfile: build.mutation({
      ...fromCall(updateProfile),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) dispatch(userReceived(answer.data.user));
      },
    }),
  }),
});

export const { useGetContactDetailsQuery, useUpdateContactDetailsMutation, useUpdateProfileMutation } =
  updateProfileApi;
