import { gameLike, memberGames } from '../../contract/member-games.ts';
import { writeStored } from '../platform/storage.ts';
import { api } from './api.ts';
import { LIKES_KEY } from './events.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the player's liked and recently played games. */
const memberGamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberGames: build.query({ ...fromCall(memberGames), providesTags: ['MemberGames'] }),

    /** Changes the cached likes immediately and undoes that if the call fails. The player's other tabs follow. */
    likeGame: build.mutation({
      ...fromCall(gameLike),
      async onQueryStarted({ gameId, isLiked = true }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          memberGamesApi.util.updateQueryData('getMemberGames', undefined, (lists) => {
            const others = lists.gameLikeIds.filter((id) => id !== gameId);
            lists.gameLikeIds = isLiked ? [gameId, ...others] : others;
          }),
        );
        try {
          await queryFulfilled;
          writeStored(LIKES_KEY, `${gameId} ${isLiked} ${Date.now()}`);
        } catch {
          change.undo();
          // Perhaps the server did save the like and only its answer was lost, so its state is fetched again.
          dispatch(api.util.invalidateTags(['MemberGames']));
        }
      },
    }),
  }),
});

export const { useGetMemberGamesQuery, useLikeGameMutation } = memberGamesApi;
