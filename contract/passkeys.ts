import * as v from 'valibot';
import { opened } from './auth.ts';
import { call, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';
import { lobbyOrigin } from './social.ts';

/** Passkey data exchanged by browsers and servers, in the JSON of Web Authentication; opaque except to its library. */
const webAuthn = v.record(v.string(), v.unknown());

/** Maximum number of passkeys per player. */
export const MOST_PASSKEYS = 10;

/** Begins a log-in with a passkey (an addition to the specification's calls, like all of this file). */
export const passkeyLoginBegin = call('anonymous/passkeyLoginBegin', {
  about:
    'Begins a log-in with a passkey: what navigator.credentials.get is to be asked. Good for five minutes.',
  token: 'none',
  rate: 'sign-in',
  request: v.object({ origin: lobbyOrigin }),
  response: v.object({ options: webAuthn }),
  errors: [ErrorCode.passkeyRefused],
});

/** Opens a session with a passkey. */
export const passkeyLogin = call('passkeyLogin', {
  about: 'Opens a session for the player whose passkey has signed.',
  token: 'none',
  rate: 'sign-in',
  request: v.object({ response: webAuthn }),
  response: v.object(opened),
  errors: [ErrorCode.passkeyRefused, ErrorCode.playerExcluded, ErrorCode.restrictedPerson],
});

/** Begins the creation of a passkey. */
export const passkeyAddBegin = call('passkeyAddBegin', {
  about:
    'Begins the making of a passkey: what navigator.credentials.create is to be asked. Good for five minutes.',
  token: 'required',
  rate: 'sign-in',
  request: v.object({ origin: lobbyOrigin }),
  response: v.object({ options: webAuthn }),
  errors: [ErrorCode.passkeyRefused, ErrorCode.tooManyPasskeys],
});

/** Stores a new passkey. */
export const passkeyAdd = call('passkeyAdd', {
  about: 'Keeps a passkey that the browser has made for the player.',
  token: 'required',
  rate: 'sign-in',
  request: v.object({ response: webAuthn }),
  response: nothing,
  errors: [ErrorCode.passkeyRefused, ErrorCode.tooManyPasskeys],
});

/** The player's passkeys. */
export const ownPasskeys = call('ownPasskeys', {
  about: 'The passkeys of the player, the newest first.',
  token: 'required',
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** When it was created. */
        addedAt: time,
        /** When it was last used to log in; null if never. */
        usedAt: v.nullable(time),
        /** Whether it is synced by the device's vendor, and so also available on the player's other devices. */
        isSynced: v.boolean(),
      }),
    ),
  }),
});

/** Removes a passkey. */
export const removePasskey = call('removePasskey', {
  about: 'Takes a passkey away from the ways in which the player can log in.',
  token: 'required',
  rate: 'sign-in',
  request: v.object({ id: v.pipe(v.string(), v.maxLength(1400)) }),
  response: nothing,
  errors: [ErrorCode.notFound, ErrorCode.lastWayIn],
});
