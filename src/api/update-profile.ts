import { updateProfile } from '../../contract/update-profile.ts';
import { api } from './api.ts';
import { userReceived } from './events.ts';
import { fromCall } from './from-call.ts';

/** What others see of the player; the lobby does without. */
const updateProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation({
      ...fromCall(updateProfile),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) dispatch(userReceived(answer.data.user));
      },
    }),
  }),
});

export const { useUpdateProfileMutation } = updateProfileApi;
