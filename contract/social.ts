import * as v from 'valibot';
import { declarations } from './form.ts';
import { call, nothing, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';
import { newcomer, opened } from './auth.ts';

/** Numbers of the third parties that players can log in with, as calls send them. */
export const SocialType = { facebook: 3, line: 4, google: 5 } as const;
/** Number of a third party that players can log in with. */
export type SocialType = (typeof SocialType)[keyof typeof SocialType];

const socialType = v.picklist([SocialType.facebook, SocialType.line, SocialType.google]);

/** Origin of the lobby: `https://host`. The server accepts only its own addresses. */
export const lobbyOrigin = v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#\s]+$/));

/** Secret that ties a third-party log-in to one browser: 32 random bytes as base64url. */
const secret = v.pipe(v.string(), v.length(43));

/** Path below the lobby's origin that providers redirect back to. */
export const SOCIAL_RETURN_PATH = '/auth/social';

/** Available ways to log in besides mobile number and account name (an addition to the specification's calls). */
export const loginWays = call('anonymous/loginWays', {
  response: v.object({ social: v.array(socialType), hasPasskeys: v.boolean() }),
});

/** Begins a log-in with a third party (an addition to the specification's calls). */
export const socialBegin = call('anonymous/socialBegin', { response: v.object({ url: v.string(), secret }) });

/**
 * What a browser sends when it returns from a third party: the query of its address, and the secret from `socialBegin`.
 */
const cameBack = {
  /** `?code=…&state=…`, as the third party sent it. */
  returned: v.pipe(v.string(), v.maxLength(4096), v.startsWith('?')),
  secret,
};

const loggedIn = v.object({ ...opened, isNew: v.boolean() });

/** Logs in with Google. */
export const googleLogin = call('googleLogin', { response: loggedIn });
/** Logs in with LINE. */
export const lineLogin = call('lineLogin', { response: loggedIn });
/** Logs in with Facebook. */
export const facebookLogin = call('facebookLogin', { response: loggedIn });

/** Links a third party's account to the player's account. */
export const bindSocialAccount = call('bindSocialAccount', { response: nothing });

/** Unlinks a third party's account (an addition to the specification's calls). */
export const unbindSocialAccount = call('unbindSocialAccount', { response: nothing });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const socialCalls = forServer(() => {
  const socialLogin = {
    token: 'none',
    rate: 'sign-in',
    request: v.object({ ...cameBack, ...newcomer, declarations: v.optional(declarations) }),
    errors: [
      ErrorCode.socialLoginFailed,
      ErrorCode.socialAccountTaken,
      ErrorCode.declarationsNeeded,
      ErrorCode.playerExcluded,
      ErrorCode.restrictedPerson,
    ],
  } as const;
  return {
    'anonymous/loginWays': serverCall(loginWays, {
      about:
        'Which third parties can be logged in with at an address of the lobby, and whether passkeys work there.',
      token: 'none',
      request: v.object({ origin: lobbyOrigin }),
    }),
    'anonymous/socialBegin': serverCall(socialBegin, {
      about:
        'Begins a log-in with a third party: the address to go to, and a secret that only this browser has. Whoever comes back shows both. Good for 15 minutes.',
      token: 'none',
      rate: 'sign-in',
      request: v.object({ type: socialType, origin: lobbyOrigin }),
      errors: [ErrorCode.socialLoginFailed],
    }),
    googleLogin: serverCall(googleLogin, {
      about:
        'Opens a session for whoever Google says has come back; a new person is registered once the declarations come with it.',
      ...socialLogin,
    }),
    lineLogin: serverCall(lineLogin, {
      about: 'As googleLogin, for whoever LINE says has come back.',
      ...socialLogin,
    }),
    facebookLogin: serverCall(facebookLogin, {
      about: 'As googleLogin, for whoever Facebook says has come back.',
      ...socialLogin,
    }),
    bindSocialAccount: serverCall(bindSocialAccount, {
      about:
        'Adds the third-party account that has come back to the ways in which the player can log in, once proveIdentity has succeeded in this session.',
      token: 'required',
      rate: 'sign-in',
      request: v.object(cameBack),
      errors: [ErrorCode.proofNeeded, ErrorCode.socialLoginFailed, ErrorCode.socialAccountTaken],
    }),
    unbindSocialAccount: serverCall(unbindSocialAccount, {
      about: 'Takes a third-party account away from the ways in which the player can log in.',
      token: 'required',
      rate: 'sign-in',
      request: v.object({ type: socialType }),
      errors: [ErrorCode.lastWayIn],
    }),
  };
});
