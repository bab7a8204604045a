import * as v from 'valibot';
import { plainText, readCode } from './plain-text.ts';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';

/** Form rules (docs/product-rules.md, Form rules), checked by the client as the player types and again by the server. */

/**
 * Normalises 09…, 9…, 639…, +639… and +63 09…, typed or pasted, to +639XXXXXXXXX; returns undefined for anything but a
 * Philippine mobile number.
 */
export function normaliseMobile(typed: string): string | undefined {
  const digits = plainText(typed).replace(/^tel:|[ ()./-]/gi, '');
  const match = /^(?:(?:\+|00)?63)?0?(9\d{9})$/.exec(digits);
  return match?.[1] === undefined ? undefined : `+63${match[1]}`;
}

/** Schema of a Philippine mobile number in any usual form, normalised to +639XXXXXXXXX. */
export const mobile = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(64, 'mobile'),
  v.check((typed) => normaliseMobile(typed) !== undefined, 'mobile'),
  v.transform((typed) => normaliseMobile(typed) ?? typed),
);

/** Minimum and maximum length of a field, in characters. */
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

/** Schema of an account name: lower-case letters, digits and underscores, starting with a letter. */
export const accountOf = (range: LengthRange) =>
  v.pipe(
    typedText(64, 'account'),
    v.transform((typed) => plainText(typed).toLowerCase()),
    v.regex(/^[a-z][a-z0-9_]*$/, 'account'),
    v.check((text) => isWithin(text, range), 'account'),
  );
/** Schema of an account name of the default length. */
export const account = /* @__PURE__ */ accountOf(LENGTHS.username);

/** Schema of a password: characters of any script, normalised to NFKC. The server also refuses breached passwords. */
export const passwordOf = ([least, most]: LengthRange) =>
  v.pipe(
    typedText(most * UNITS_A_LETTER, 'passwordLong'),
    v.transform((typed) => typed.normalize('NFKC')),
    v.check((text) => [...text].length >= least, 'passwordShort'),
    v.check((text) => [...text].length <= most, 'passwordLong'),
    v.check((text) => !/\p{Cs}/u.test(text), 'characters'),
  );
/** Schema of a password of the default length. */
export const password = /* @__PURE__ */ passwordOf(LENGTHS.password);

/** Longest text from which a code is read, in characters: a whole message. */
const LONGEST_MESSAGE = 200;

/** Schema of a text message code: its digits, typed, or pasted with separators or with the whole message. */
export const smsCodeOf = (range: LengthRange) =>
  v.pipe(
    typedText(LONGEST_MESSAGE, 'smsCode'),
    v.transform((typed) => readCode(typed, range)),
    v.regex(/^\d+$/, 'smsCode'),
    v.check((text) => isWithin(text, range), 'smsCode'),
  );
/** Schema of a text message code of the default length. */
export const smsCode = /* @__PURE__ */ smsCodeOf(LENGTHS.smsCode);

/** Characters that a font draws as nothing, letters among them (U+3164). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** More marks than any language puts on a letter, decomposed: three on a Latin one, five on any (UTS #39, 5.4), or one twice. */
const TOO_MANY_MARKS = /\p{Script=Latin}\p{M}{3}|\p{M}{5}|(\p{M})\1/u;

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Schema of a player's public name: empty, or letters and digits with spaces, dots, hyphens and apostrophes in between.
 */
export const nicknameOf = ([least, most]: LengthRange) =>
  v.pipe(
    typedText(most * UNITS_A_LETTER, 'nicknameLong'),
    v.check((typed) => isBlank(typed) || !isBlank(typed.replace(INVISIBLE, '')), 'nickname'),
    v.transform((typed) => typed.replace(INVISIBLE, '').normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
    v.check((text) => [...text].length <= most, 'nicknameLong'),
    v.check((text) => [...text].length >= least, 'nicknameShort'),
    v.check((text) => !TOO_MANY_MARKS.test(text.normalize('NFD')), 'nicknameMarks'),
    v.regex(/^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*)?$/u, 'nickname'),
  );
/** Schema of a public name of the default length. */
export const nickname = /* @__PURE__ */ nicknameOf(LENGTHS.nickname);

/** Words that make a name look like that of the house's staff. */
export const HOUSE_WORDS = ['admin', 'perya', 'pagcor', 'support', 'moderator', 'official'] as const;

const HOUSE_NAMES = /* @__PURE__ */ new RegExp(/* @__PURE__ */ HOUSE_WORDS.join('|'), 'i');

/**
 * Schema of a public name that a player may choose: it contains no word of HOUSE_WORDS. The server also refuses other
 * spellings of them (server/profile/staff-names.ts).
 */
export const chosenNicknameOf = (range: LengthRange) =>
  v.pipe(
    nicknameOf(range),
    v.check((text) => !HOUSE_NAMES.test(text.replaceAll(/[ ._'-]/g, '')), 'nicknameHouse'),
  );
/** Schema of a chosen public name of the default length. */
export const chosenNickname = /* @__PURE__ */ chosenNicknameOf(LENGTHS.nickname);

/** Invite code: 6 to 8 of the characters A to Z and 0 to 9, accepted in lower case too. */
export const inviteCode = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(32, 'inviteCode'),
  v.transform((typed) => plainText(typed).replace(/[ -]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{6,8}$/, 'inviteCode'),
);

/** Returns the whole years between a birth date (YYYY-MM-DD) and a Manila calendar date (YYYY-MM-DD). */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Minimum age of players (docs/product-rules.md, Form rules). */
export const MINIMUM_AGE = 21;

/** Birth date: a real calendar date from 1900 on, as YYYY-MM-DD. */
export const birthDate = v.pipe(
  v.string('required'),
  v.isoDate('birthDate'),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= '1900-01-01';
  }, 'birthDate'),
);

/**
 * What a person declares before an account is opened: the birth date, being in no restricted class, and consent to the
 * terms.
 */
export const declarations = v.object({
  birthDate,
  /**
   * The person is not a student, government official, soldier, police officer, licensee's employee or listed person.
   */
  notRestricted: v.literal(true, 'notRestricted'),
  /** The person has accepted the terms and the privacy notice. */
  termsAccepted: v.literal(true, 'termsAccepted'),
});
