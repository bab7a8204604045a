import { gameLike, memberGames } from '../../contract/member-games.ts';
import { writeStored } from '../platform/storage.ts';
import { api } from './api.ts';
import { LIKES_KEY } from './events.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the player's liked and recently played games. */
const memberGamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberGames: build.query({ ...fromCall(memberGames), providesTags: ['MemberGames'] }),

    /**
     * Changes the cached likes immediately and undoes the change if the call fails. After a success, the browser's
     * other tabs refetch their likes.
     */
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
          // The server may have saved the like although its answer was lost, so the likes are fetched again.
          dispatch(api.util.invalidateTags(['MemberGames']));
        }
      },
    }),
  }),
});

export const { useGetMemberGamesQuery, useLikeGameMutation } = memberGamesApi;
