import * as v from 'valibot';
import { opened } from './auth.ts';
import { call, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';
import { lobbyOrigin } from './social.ts';

/** What browsers and servers tell each other of passkeys, in the JSON of Web Authentication; read by its library alone. */
const webAuthn = v.record(v.string(), v.unknown());

/** Passkeys that a player may have. */
export const MOST_PASSKEYS = 10;

/** Begins a log-in with a passkey (an addition to the specification's calls, as all of this file). */
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

/** Begins the making of a passkey. */
export const passkeyAddBegin = call('passkeyAddBegin', {
  about:
    'Begins the making of a passkey: what navigator.credentials.create is to be asked. Good for five minutes.',
  token: 'required',
  rate: 'sign-in',
  request: v.object({ origin: lobbyOrigin }),
  response: v.object({ options: webAuthn }),
  errors: [ErrorCode.passkeyRefused, ErrorCode.tooManyPasskeys],
});

/** Keeps a passkey that was made. */
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
        /** When it was made. */
        addedAt: time,
        /** When it was last logged in with; null when it never was. */
        usedAt: v.nullable(time),
        /** It is kept by the maker of the device, and thus on the player's other devices too. */
        isSynced: v.boolean(),
      }),
    ),
  }),
});

/** Takes a passkey away. */
export const removePasskey = call('removePasskey', {
  about: 'Takes a passkey away from the ways in which the player can log in.',
  token: 'required',
  rate: 'sign-in',
  request: v.object({ id: v.pipe(v.string(), v.maxLength(1400)) }),
  response: nothing,
  errors: [ErrorCode.notFound, ErrorCode.lastWayIn],
});
