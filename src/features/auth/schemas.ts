import * as v from 'valibot';
import {
  account,
  ageOn,
  birthDate,
  inviteCode,
  manilaDate,
  MINIMUM_AGE,
  mobile,
  nickname,
  password,
  smsCode,
} from '../../../contract/form.ts';
import { serverNow } from '../../platform/server-clock.ts';

/*
 * The form rules of docs/product-rules.md, Form rules, per form. They only check: what is typed is sent as it is and the server brings it
 * into its form, so that both read the same text. Messages are field codes, as the server's are.
 */

const filledIn = v.pipe(v.string('required'), v.nonEmpty('required'));

/** Passes the typed text on unchanged when it obeys a contract rule. */
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

/** What a person declares. */
export const declared = v.object({
  birthDate: needed(oldEnough),
  notRestricted: v.pipe(v.boolean(), v.literal(true, 'notRestricted')),
  termsAccepted: v.pipe(v.boolean(), v.literal(true, 'termsAccepted')),
});

/** Number and code; a number that turns out to be new tells who the person is, too. */
export const phoneEntry = v.object({
  mobile: needed(mobile),
  smsCode: needed(smsCode),
  nickname: optional(nickname),
  inviteCode: optional(inviteCode),
  declarations: v.optional(declared),
});

/** Account or number, and password. */
export const accountLogin = v.object({ account: filledIn, password: filledIn });

/** A new account by name. */
export const registerByAccount = v.object({
  account: needed(account),
  password: needed(password),
  inviteCode: optional(inviteCode),
  declarations: declared,
});

/** A new password by code. */
export const forgot = v.object({
  mobile: needed(mobile),
  smsCode: needed(smsCode),
  password: needed(password),
});

/** A mobile number with the code that proves it. */
export const bind = v.object({ mobile: needed(mobile), smsCode: needed(smsCode) });

/** The first password. */
export const firstPassword = v.object({ password: needed(password) });
