import * as v from 'valibot';
import {
  accountOf,
  ageOn,
  birthDate,
  inviteCode,
  type LengthKey,
  type LengthRange,
  MINIMUM_AGE,
  mobile,
  nicknameOf,
  passwordOf,
  smsCodeOf,
} from '../../../contract/form.ts';
import { manilaDate } from '../../../contract/manila-date.ts';
import { serverNow } from '../../platform/server-clock.ts';

/*
 * Rules of each auth form (docs/product-rules.md, Form rules). They only validate: the input is sent unchanged, and the
 * server normalizes it, so that both check the same text. Messages are codes of field errors, as the server's are.
 */

const filledIn = v.pipe(v.string('required'), v.nonEmpty('required'));

/** Checks a text by a rule of the contract without changing the text; an empty text passes. */
const obeys = (rule: v.GenericSchema<string, string>) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const { issues } = v.safeParse(rule, dataset.value);
    if (issues !== undefined) addIssue({ message: issues[0].message });
  });

const needed = (rule: v.GenericSchema<string, string>) => v.pipe(filledIn, obeys(rule));
const optional = (rule: v.GenericSchema<string, string>) => v.pipe(v.string(), obeys(rule));

const oldEnough = v.pipe(
  v.string(),
  birthDate,
  v.check((date) => ageOn(date, manilaDate(serverNow())) >= MINIMUM_AGE, 'tooYoung'),
);

/** Rules of the declarations for a new account. */
export const declared = v.object({
  birthDate: needed(oldEnough),
  notRestricted: v.pipe(v.boolean(), v.literal(true, 'notRestricted')),
  termsAccepted: v.pipe(v.boolean(), v.literal(true, 'termsAccepted')),
});

/** Creates the rules of the auth forms with the lengths in the configuration. */
export function authSchemas(lengths: Readonly<Record<LengthKey, LengthRange>>) {
  const account = accountOf(lengths.username);
  const password = passwordOf(lengths.password);
  const nickname = optional(nicknameOf(lengths.nickname));
  const smsCode = needed(smsCodeOf(lengths.smsCode));
  return {
    /** Log-in by number and code; a new number also needs the personal fields. */
    phoneEntry: v.object({
      mobile: needed(mobile),
      smsCode,
      nickname,
      inviteCode: optional(inviteCode),
      declarations: v.optional(declared),
    }),
    /** Personal fields of a player who registers through a third party. */
    person: v.object({ nickname, inviteCode: optional(inviteCode), declarations: declared }),
    /** Registration by account name. */
    registerByAccount: v.object({
      account: needed(account),
      password: needed(password),
      inviteCode: optional(inviteCode),
      declarations: declared,
    }),
    /** New password in place of a forgotten one, verified by a code. */
    forgot: v.object({ mobile: needed(mobile), smsCode, password: needed(password) }),
    /** Adding a mobile number, with the code that verifies it. */
    bind: v.object({ mobile: needed(mobile), smsCode }),
    /** First password of an account that has none. */
    firstPassword: v.object({ password: needed(password) }),
  };
}

/** Log-in with an account name or mobile number, and a password. */
export const accountLogin = v.object({ account: filledIn, password: filledIn });

/** Log-in with a mobile number and a password. */
export const numberLogin = v.object({ mobile: needed(mobile), password: filledIn });
