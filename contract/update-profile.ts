import * as v from 'valibot';
import { AVATARS } from './avatars.ts';
import { call } from './call.ts';
import { chosenNickname } from './form.ts';
import { user } from './profile.ts';

/** Changes what others see of the player. */
export const updateProfile = call('updateProfile', {
  about: "Changes the player's nickname or avatar; what is left out stays.",
  token: 'required',
  request: v.object({ nickname: v.optional(chosenNickname), avatar: v.optional(v.picklist(AVATARS)) }),
  response: v.object({ user }),
});
