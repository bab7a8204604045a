import { identityProof, passkeyProofBegin, proveIdentity } from '../../contract/identity-proof.ts';
import {
  ownPasskeys,
  passkeyAdd,
  passkeyAddBegin,
  passkeyLogin,
  passkeyLoginBegin,
  removePasskey,
} from '../../contract/passkeys.ts';
import {
  bindSocialAccount,
  facebookLogin,
  googleLogin,
  lineLogin,
  loginWays,
  socialBegin,
  unbindSocialAccount,
} from '../../contract/social.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

const socialApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoginWays: build.query(fromCall(loginWays)),
    beginSocial: build.mutation(fromCall(socialBegin)),
    logInByGoogle: build.mutation(fromCall(googleLogin)),
    logInByFacebook: build.mutation(fromCall(facebookLogin)),
    logInByLine: build.mutation(fromCall(lineLogin)),
    bindSocial: build.mutation({ ...fromCall(bindSocialAccount), invalidatesTags: ['Account'] }),
    unbindSocial: build.mutation({ ...fromCall(unbindSocialAccount), invalidatesTags: ['Account'] }),
    beginPasskeyLogIn: build.mutation(fromCall(passkeyLoginBegin)),
    logInByPasskey: build.mutation(fromCall(passkeyLogin)),
    // A mutation, so that each press asks anew.
    readIdentityProof: build.mutation(fromCall(identityProof)),
    beginPasskeyProof: build.mutation(fromCall(passkeyProofBegin)),
    proveIdentity: build.mutation(fromCall(proveIdentity)),
    beginPasskey: build.mutation(fromCall(passkeyAddBegin)),
    addPasskey: build.mutation({ ...fromCall(passkeyAdd), invalidatesTags: ['Passkeys'] }),
    getPasskeys: build.query({ ...fromCall(ownPasskeys), providesTags: ['Passkeys'] }),
    removePasskey: build.mutation({ ...fromCall(removePasskey), invalidatesTags: ['Passkeys'] }),
  }),
});

export const {
  useGetLoginWaysQuery,
  useBeginSocialMutation,
  useLogInByGoogleMutation,
  useLogInByFacebookMutation,
  useLogInByLineMutation,
  useBindSocialMutation,
  useUnbindSocialMutation,
  useBeginPasskeyLogInMutation,
  useLogInByPasskeyMutation,
  useReadIdentityProofMutation,
  useBeginPasskeyProofMutation,
  useProveIdentityMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
} = socialApi;
