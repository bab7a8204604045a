import * as v from 'valibot';
import { AVATARS } from './avatars.ts';
import { call, forServer, serverCall } from './call.ts';
import { chosenNickname } from './form.ts';
import { user } from './profile.ts';

/** Maximum length of a picture as a data url, in characters; a picture of 256 pixels a side needs less. */
export const LONGEST_PICTURE = 60_000;

/** Changes the player's public profile. */
export const updateProfile = call('updateProfile', { response: v.object({ user }) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const updateProfileCalls = forServer(() => ({
  updateProfile: serverCall(updateProfile, {
    about: "Changes the player's nickname, avatar or own picture; what is left out stays.",
    token: 'required',
    request: v.object({
      nickname: v.optional(chosenNickname),
      avatar: v.optional(v.picklist(AVATARS)),
      /** The player's own picture as a data url of png or jpeg; empty removes it. */
      avatarOther: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(LONGEST_PICTURE, 'pictureLarge'),
          v.regex(/^(?:data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2})?$/, 'pictureKind'),
        ),
      ),
    }),
  }),
}));
