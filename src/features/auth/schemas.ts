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
 * The form rules of docs/product-rules.md, Form rules, per form. They only validate: the input is sent unchanged and
 * the server normalizes it, so that both check the same text. Messages are field codes, like the server's.
 */

const filledIn = v.pipe(v.string('required'), v.nonEmpty('required'));

/** Validates the text against a contract rule and passes it on unchanged. */
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

/** Declarations of a new player. */
export const declared = v.object({
  birthDate: needed(oldEnough),
  notRestricted: v.pipe(v.boolean(), v.literal(true, 'notRestricted')),
  termsAccepted: v.pipe(v.boolean(), v.literal(true, 'termsAccepted')),
});

/** Creates the rules of each form, with the lengths of the configuration. */
export function authSchemas(lengths: Readonly<Record<LengthKey, LengthRange>>) {
  const account = accountOf(lengths.username);
  const password = passwordOf(lengths.password);
  const nickname = optional(nicknameOf(lengths.nickname));
  const smsCode = needed(smsCodeOf(lengths.smsCode));
  return {
    /** Number and code; a new number also needs the personal fields. */
    phoneEntry: v.object({
      mobile: needed(mobile),
      smsCode,
      nickname,
      inviteCode: optional(inviteCode),
      declarations: v.optional(declared),
    }),
    /** Personal fields of a player who registers through a third party. */
    person: v.object({ nickname, inviteCode: optional(inviteCode), declarations: declared }),
    /** New account by name. */
    registerByAccount: v.object({
      account: needed(account),
      password: needed(password),
      inviteCode: optional(inviteCode),
      declarations: declared,
    }),
    /** New password by code. */
    forgot: v.object({ mobile: needed(mobile), smsCode, password: needed(password) }),
    /** Mobile number with the code that verifies it. */
    bind: v.object({ mobile: needed(mobile), smsCode }),
    /** First password. */
    firstPassword: v.object({ password: needed(password) }),
  };
}

/** Account or number, and password. */
export const accountLogin = v.object({ account: filledIn, password: filledIn });

/** Number and password. */
export const numberLogin = v.object({ mobile: needed(mobile), password: filledIn });
