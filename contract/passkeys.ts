import * as v from 'valibot';
import { opened } from './auth.ts';
import { call, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';
import { lobbyOrigin } from './social.ts';

/** Data of a passkey in the JSON format of Web Authentication; only the passkey library reads its content. */
export const webAuthn = v.record(v.string(), v.unknown());

/** Maximum number of passkeys per player. */
export const MOST_PASSKEYS = 10;

/** Begins a log-in with a passkey (an addition to the specification's calls, like all calls in this file). */
export const passkeyLoginBegin = call('anonymous/passkeyLoginBegin', {
  response: v.object({ options: webAuthn }),
});

/** Opens a session with a passkey. */
export const passkeyLogin = call('passkeyLogin', { response: v.object(opened) });

/** Begins the creation of a passkey. */
export const passkeyAddBegin = call('passkeyAddBegin', { response: v.object({ options: webAuthn }) });

/** Stores a new passkey. */
export const passkeyAdd = call('passkeyAdd', { response: nothing });

/** The player's passkeys. */
export const ownPasskeys = call('ownPasskeys', {
  response: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** When the passkey was created. */
        addedAt: time,
        /** When the passkey was last used to log in; null if never. */
        usedAt: v.nullable(time),
        /** Whether the device's vendor syncs the passkey to the player's other devices. */
        isSynced: v.boolean(),
      }),
    ),
  }),
});

/** Removes a passkey. */
export const removePasskey = call('removePasskey', { response: nothing });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const passkeysCalls = forServer(() => ({
  'anonymous/passkeyLoginBegin': serverCall(passkeyLoginBegin, {
    about:
      'Begins a log-in with a passkey: what navigator.credentials.get is to be asked. Good for five minutes.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({ origin: lobbyOrigin }),
    errors: [ErrorCode.passkeyRefused],
  }),
  passkeyLogin: serverCall(passkeyLogin, {
    about: 'Opens a session for the player whose passkey has signed.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({ response: webAuthn }),
    errors: [ErrorCode.passkeyRefused, ErrorCode.playerExcluded, ErrorCode.restrictedPerson],
  }),
  passkeyAddBegin: serverCall(passkeyAddBegin, {
    about:
      'Begins the making of a passkey, once proveIdentity has succeeded in this session: what navigator.credentials.create is to be asked. Good for five minutes.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ origin: lobbyOrigin }),
    errors: [ErrorCode.proofNeeded, ErrorCode.passkeyRefused, ErrorCode.tooManyPasskeys],
  }),
  passkeyAdd: serverCall(passkeyAdd, {
    about: 'Keeps a passkey that the browser has made for the player.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ response: webAuthn }),
    errors: [ErrorCode.proofNeeded, ErrorCode.passkeyRefused, ErrorCode.tooManyPasskeys],
  }),
  ownPasskeys: serverCall(ownPasskeys, {
    about: 'The passkeys of the player, the newest first.',
    token: 'required',
    request: nothing,
  }),
  removePasskey: serverCall(removePasskey, {
    about: 'Takes a passkey away from the ways in which the player can log in.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ id: v.pipe(v.string(), v.maxLength(1400)) }),
    errors: [ErrorCode.notFound, ErrorCode.lastWayIn],
  }),
}));
