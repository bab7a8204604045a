import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { call, count, nothing, time, forServer, serverCall } from './call.ts';
import {
  account,
  declarations,
  inviteCode,
  LENGTHS,
  mobile,
  chosenNickname,
  password,
  smsCode,
} from './form.ts';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';
import { user } from './profile.ts';

/**
 * Values of the field `loginType`: 1 phone number with a text message code, 2 account, 3 phone number without a code.
 */
export const LoginType = { phone: 1, account: 2, phoneNoOtp: 3 } as const;

/** Session token: 32 random bytes as base64url, sent unchanged in the authorization header. */
const token = v.pipe(v.string(), v.length(43));

/** Password typed to log in: checked only to be non-empty and at most 64 characters long. */
export const givenPassword = v.pipe(
  typedText(LENGTHS.password[1] * UNITS_A_LETTER, 'passwordLong'),
  v.transform((typed) => typed.normalize('NFKC')),
  v.check((text) => text.length > 0, 'required'),
  v.check((text) => [...text].length <= 64, 'passwordLong'),
  v.check((text) => !/\p{Cs}/u.test(text), 'characters'),
);

/** Response fields of every call that opens a session. */
export const opened = { token, user };

/** Purpose of a code; the code works for no other purpose. `prove` is a second proof of a logged-in player. */
const smsPurpose = v.picklist(['login', 'register', 'forget', 'bind', 'prove']);

/** Optional fields of calls that may open an account without an account name. */
export const newcomer = {
  inviteCode: v.optional(inviteCode),
  nickname: v.optional(chosenNickname),
  /** Device id from `anonymous/preLogin2`. The welcome set is given once per device. */
  deviceId: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

/** Opens an account with a name and a password. */
export const accountRegist = call('accountRegist', { response: v.object(opened) });

/** Opens an account with a mobile number, proved by a text message code. */
export const accountRegist4 = call('accountRegist4', { response: v.object(opened) });

/** Opens a session with an account name or mobile number and a password. */
export const accountLogin = call('accountLogin', { response: v.object(opened) });

/** Opens a session with a mobile number and a text message code; registers an unknown number. */
export const accountLoginSms = call('accountLoginSms', {
  response: v.object({ ...opened, isNew: v.boolean() }),
});

/** Sends a six-digit code by text message; the response is the same for known and unknown numbers. */
export const smsSend = call('smsSend', { response: v.object({ resendAfterMs: count, expiresInMs: count }) });

/** Sends a six-digit code by text message, or reads it out in a phone call. */
export const smsSendV2 = call('smsSendV2', {
  response: v.object({ resendAfterMs: count, expiresInMs: count }),
});

/** Opens a session with a mobile number and a password, without a text message code. */
export const accountLoginSms2 = call('accountLoginSms2', { response: v.object(opened) });

/** Binds a mobile number to an account that has none. */
export const bindAccount = call('bindAccount', {
  response: v.object({
    /** Whether the welcome set was given for binding the number. */
    hasGifts: v.boolean(),
  }),
});

/** Lengths of a break from playing, in days. */
export const BREAK_DAYS = [1, 7, 30, 180] as const;

/** Begins a break from playing. */
export const takeBreak = call('takeBreak', { response: v.object({ until: time }) });

/** Sets the first password of an account that has none. */
export const initPassword = call('initPassword', { response: nothing });

/** Sets a new password, proved by a text message code; ends every session of the account. */
export const forgetPassword = call('forgetPassword', { response: nothing });

/** Ends the calling session immediately. */
export const logout = call('logout', { response: nothing });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes. The file is long because it is one flat table.
 */
export const authCalls = forServer(() => ({
  accountRegist: serverCall(accountRegist, {
    about: 'Opens an account with a name and a password, and a session.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({ account, password, inviteCode: v.optional(inviteCode), declarations }),
    errors: [ErrorCode.tooManyAttempts, ErrorCode.accountExists, ErrorCode.restrictedPerson],
  }),
  accountRegist4: serverCall(accountRegist4, {
    about: 'Opens an account with a mobile number proved by a text message code, and a session.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      mobile,
      smsCode,
      password: v.optional(password),
      ...newcomer,
      declarations,
    }),
    errors: [
      ErrorCode.wrongSmsCode,
      ErrorCode.smsCodeExpired,
      ErrorCode.tooManyAttempts,
      ErrorCode.accountExists,
      ErrorCode.restrictedPerson,
    ],
  }),
  accountLogin: serverCall(accountLogin, {
    about: 'Opens a session with an account name or mobile number and a password.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      account: v.optional(v.pipe(v.string(), v.maxLength(64))),
      mobile: v.optional(v.pipe(v.string(), v.maxLength(64))),
      password: givenPassword,
      loginType: v.literal(LoginType.account),
      /** The device from which the player has logged in before waits only for its own wrong tries. */
      deviceId: newcomer.deviceId,
    }),
    errors: [
      ErrorCode.wrongCredentials,
      ErrorCode.tooManyAttempts,
      ErrorCode.playerExcluded,
      ErrorCode.restrictedPerson,
    ],
  }),
  accountLoginSms: serverCall(accountLoginSms, {
    about:
      'Opens a session with a mobile number and a code; a new number is registered once the declarations come with it.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      mobile,
      smsCode,
      loginType: v.literal(LoginType.phone),
      ...newcomer,
      declarations: v.optional(declarations),
    }),
    errors: [
      ErrorCode.wrongSmsCode,
      ErrorCode.smsCodeExpired,
      ErrorCode.tooManyAttempts,
      ErrorCode.accountExists,
      ErrorCode.declarationsNeeded,
      ErrorCode.playerExcluded,
      ErrorCode.restrictedPerson,
    ],
  }),
  smsSend: serverCall(smsSend, {
    about: 'Sends a six-digit code to a mobile number; the response never shows whether the number is known.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      mobile,
      purpose: smsPurpose,
      deviceId: newcomer.deviceId,
    }),
    errors: [ErrorCode.codesPaused, ErrorCode.codesUsedUp],
  }),
  smsSendV2: serverCall(smsSendV2, {
    about:
      'As smsSend, by a text message or by a phone call that says the code; both count for the same limits.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      mobile,
      purpose: smsPurpose,
      by: v.picklist(['text', 'call']),
      deviceId: newcomer.deviceId,
    }),
    errors: [ErrorCode.codesPaused, ErrorCode.codesUsedUp],
  }),
  accountLoginSms2: serverCall(accountLoginSms2, {
    about:
      'Opens a session with a mobile number and its password: the way in by number where no text message comes.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({
      mobile,
      password: givenPassword,
      loginType: v.literal(LoginType.phoneNoOtp),
      /** As of accountLogin. */
      deviceId: newcomer.deviceId,
    }),
    errors: [
      ErrorCode.wrongCredentials,
      ErrorCode.tooManyAttempts,
      ErrorCode.playerExcluded,
      ErrorCode.restrictedPerson,
    ],
  }),
  bindAccount: serverCall(bindAccount, {
    about:
      'Binds a mobile number, proved by a code, to an account that has none; a newcomer gets the welcome set with it.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ mobile, smsCode, deviceId: newcomer.deviceId }),
    errors: [
      ErrorCode.wrongSmsCode,
      ErrorCode.smsCodeExpired,
      ErrorCode.tooManyAttempts,
      ErrorCode.accountExists,
      ErrorCode.alreadyClaimed,
      ErrorCode.proofNeeded,
    ],
  }),
  takeBreak: serverCall(takeBreak, {
    about:
      'Begins a break: every session of the player ends at once, and nobody can shorten it. A break that lasts longer stays as it is.',
    token: 'required',
    rate: 'sign-in',
    request: v.object({ days: v.picklist(BREAK_DAYS) }),
  }),
  initPassword: serverCall(initPassword, {
    about: 'Sets the first password of an account that was opened without one.',
    token: 'required',
    request: v.object({ password }),
    errors: [ErrorCode.passwordAlreadySet, ErrorCode.proofNeeded],
  }),
  forgetPassword: serverCall(forgetPassword, {
    about: 'Sets a new password after a code; all sessions of the account end.',
    token: 'none',
    rate: 'sign-in',
    request: v.object({ mobile, smsCode, password }),
    errors: [ErrorCode.wrongSmsCode, ErrorCode.smsCodeExpired, ErrorCode.tooManyAttempts],
  }),
  logout: serverCall(logout, {
    about: 'Ends this session at once: the token is dead before the response is sent.',
    token: 'required',
    request: nothing,
  }),
}));
