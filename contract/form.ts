import * as v from 'valibot';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';

/** Form rules (docs/product-rules.md, Form rules), checked by the client as the player types and again by the server. */

/**
 * Normalises 09…, 9…, 639… and +639… to +639XXXXXXXXX; returns undefined for anything but a Philippine mobile number.
 */
export function normaliseMobile(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '');
  const match = /^(?:\+?63|0)?(9\d{9})$/.exec(digits);
  return match?.[1] === undefined ? undefined : `+63${match[1]}`;
}

/** A Philippine mobile number in any usual form, normalised to +639XXXXXXXXX. */
export const mobile = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(32, 'mobile'),
  v.check((typed) => normaliseMobile(typed) !== undefined, 'mobile'),
  v.transform((typed) => normaliseMobile(typed) ?? typed),
);

/** Minimum and maximum length of a field. */
export type LengthRange = [least: number, most: number];

/** Fields with a length range. */
export type LengthKey = 'withdrawAccount' | 'username' | 'nickname' | 'password' | 'smsCode' | 'safebox';

/** Default length ranges; the configuration may override them for the forms. */
export const LENGTHS: Readonly<Record<LengthKey, LengthRange>> = {
  withdrawAccount: [11, 19],
  username: [6, 16],
  nickname: [0, 12],
  password: [8, 64],
  smsCode: [6, 6],
  safebox: [6, 6],
};

const isWithin = (text: string, [least, most]: LengthRange): boolean =>
  text.length >= least && text.length <= most;

/** Lower-case letters, digits and underscores, starting with a letter. */
export const accountOf = (range: LengthRange) =>
  v.pipe(
    typedText(64, 'account'),
    v.transform((typed) => typed.trim().toLowerCase()),
    v.regex(/^[a-z][a-z0-9_]*$/, 'account'),
    v.check((text) => isWithin(text, range), 'account'),
  );
/** An account name of the default length. */
export const account = /* @__PURE__ */ accountOf(LENGTHS.username);

/** Characters of any script, NFKC. The server refuses breached ones. */
export const passwordOf = ([least, most]: LengthRange) =>
  v.pipe(
    typedText(most * UNITS_A_LETTER, 'passwordLong'),
    v.transform((typed) => typed.normalize('NFKC')),
    v.check((text) => [...text].length >= least, 'passwordShort'),
    v.check((text) => [...text].length <= most, 'passwordLong'),
  );
/** A password of the default length. */
export const password = /* @__PURE__ */ passwordOf(LENGTHS.password);

/** Digits of a text message code. */
export const smsCodeOf = (range: LengthRange) =>
  v.pipe(
    v.string('required'),
    v.regex(/^\d+$/, 'smsCode'),
    v.check((text) => isWithin(text, range), 'smsCode'),
  );
/** A code of the default length. */
export const smsCode = /* @__PURE__ */ smsCodeOf(LENGTHS.smsCode);

/** Public name of a player: empty, or letters and digits with spaces, dots, hyphens and apostrophes in between. */
export const nicknameOf = ([least, most]: LengthRange) =>
  v.pipe(
    typedText(most * UNITS_A_LETTER, 'nicknameLong'),
    v.transform((typed) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
    v.check((text) => [...text].length <= most, 'nicknameLong'),
    v.check((text) => [...text].length >= least, 'nicknameShort'),
    v.regex(/^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*)?$/u, 'nickname'),
  );
/** A nickname of the default length. */
export const nickname = /* @__PURE__ */ nicknameOf(LENGTHS.nickname);

/** Names that could pass for the house's staff. */
const HOUSE_NAMES = /admin|perya|pagcor|support|moderator|official/i;

/** A nickname that a player may choose: contains no reserved word. */
export const chosenNicknameOf = (range: LengthRange) =>
  v.pipe(
    nicknameOf(range),
    v.check((text) => !HOUSE_NAMES.test(text.replaceAll(/[ ._'-]/g, '')), 'nicknameHouse'),
  );
/** A chosen nickname of the default length. */
export const chosenNickname = /* @__PURE__ */ chosenNicknameOf(LENGTHS.nickname);

/** [A-Z0-9], 6 to 8. */
export const inviteCode = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(32, 'inviteCode'),
  v.transform((typed) => typed.trim().toUpperCase()),
  v.regex(/^[A-Z0-9]{6,8}$/, 'inviteCode'),
);

/** Returns the whole years between a birth date (YYYY-MM-DD) and a Manila calendar date (YYYY-MM-DD). */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Minimum age of players (docs/product-rules.md, Form rules). */
export const MINIMUM_AGE = 21;

/** A real calendar date, YYYY-MM-DD. */
export const birthDate = v.pipe(
  v.string('required'),
  v.isoDate('birthDate'),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= '1900-01-01';
  }, 'birthDate'),
);

/** Declarations before an account is opened (compliance: 21 or older, in no restricted class). */
export const declarations = v.object({
  birthDate,
  /** Not a student, government official, soldier, police officer, licensee's employee or listed person. */
  notRestricted: v.literal(true, 'notRestricted'),
  /** Terms and privacy notice have been accepted. */
  termsAccepted: v.literal(true, 'termsAccepted'),
});
