import * as v from 'valibot';
import { givenPassword } from './auth.ts';
import { call, forServer, nothing, serverCall, time } from './call.ts';
import { ErrorCode } from './errors.ts';
import { smsCode } from './form.ts';
import { webAuthn } from './passkeys.ts';

/**
 * Second proofs of who the player is, which a way to log in can be added only with (docs/product-rules.md, Accounts and
 * sessions). All calls in this file are an addition to the specification's calls.
 */

/** Whether this session has proved who the player is, and the proofs that the player can give. */
export const identityProof = call('identityProof', {
  response: v.object({
    /** End of the proof that was given in this session, ms since 1970; 0 if there is none. */
    provedUntil: time,
    hasPassword: v.boolean(),
    /** Whether a code can be sent to the player's number. */
    hasMobile: v.boolean(),
    hasPasskey: v.boolean(),
  }),
});

/** Begins a proof with a passkey. */
export const passkeyProofBegin = call('passkeyProofBegin', { response: v.object({ options: webAuthn }) });

/** Proves who the player is, by one of: the password, a code sent to the player's number, a passkey's signature. */
export const proveIdentity = call('proveIdentity', { response: v.object({ provedUntil: time }) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const identityProofCalls = forServer(() => ({
  identityProof: serverCall(identityProof, {
    about: 'Until when this session has proved who the player is, and by which proofs the player can do so.',
    token: 'required',
    request: nothing,
  }),
  passkeyProofBegin: serverCall(passkeyProofBegin, {
    about:
      'Begins a proof with one of the player’s own passkeys: what navigator.credentials.get is to be asked. Good for five minutes.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ origin: v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/?#\s]+$/)) }),
    errors: [ErrorCode.passkeyRefused],
  }),
  proveIdentity: serverCall(proveIdentity, {
    about:
      'Proves in this session who the player is, for 15 minutes: by the password, by a code that was sent to the player’s number for this purpose (`prove`), or by a passkey.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({
      password: v.optional(givenPassword),
      smsCode: v.optional(smsCode),
      passkey: v.optional(webAuthn),
    }),
    errors: [
      ErrorCode.wrongCredentials,
      ErrorCode.wrongSmsCode,
      ErrorCode.smsCodeExpired,
      ErrorCode.tooManyAttempts,
      ErrorCode.passkeyRefused,
    ],
  }),
}));
