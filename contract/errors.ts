/** Every error code of the product: what it means and what a player is told (docs/product-rules.md, Errors). */

interface ErrorText {
  readonly about: string;
  readonly en: string;
  readonly fil: string;
}

const table = {
  401: {
    about: 'The session is missing, expired or revoked.',
    en: 'Your session has ended. Please log in again.',
    fil: 'Tapos na ang session mo. Mag-log in muli.',
  },
  1001: { about: 'No jackpot chance left.', en: 'No spins left. {hint}', fil: 'Wala nang spin. {hint}' },
  1002: {
    about: 'The jackpot is not open.',
    en: 'This event is not open right now.',
    fil: 'Hindi bukas ang event na ito ngayon.',
  },
  1003: {
    about: 'Another spin of this player is being settled.',
    en: 'Your last spin is still being settled. Please wait a moment.',
    fil: 'Inaayos pa ang huling spin mo. Sandali lang.',
  },
  1004: {
    about: 'The account may not spin.',
    en: 'Spins are not available on your account at this time. Contact support.',
    fil: 'Hindi available ang spin sa account mo ngayon. Kontakin ang support.',
  },
  2001: {
    about: 'Unknown account or wrong password; never says which.',
    en: 'The account or the password is not right.',
    fil: 'Mali ang account o ang password.',
  },
  2002: {
    about: 'The text message code is wrong.',
    en: 'That code is not right. Check the text message and try again.',
    fil: 'Mali ang code. Tingnan ang text message at subukan muli.',
  },
  2003: {
    about: 'The text message code is older than five minutes, used, or was never sent.',
    en: 'That code is no longer valid. Ask for a new one.',
    fil: 'Hindi na valid ang code. Humingi ng bago.',
  },
  2004: {
    about: 'Too many tries.',
    en: 'Too many tries. Please wait {minutes} minutes and try again.',
    fil: 'Masyadong maraming subok. Maghintay ng {minutes} minuto at subukan muli.',
  },
  2005: {
    about: 'The account name or number is already registered.',
    en: 'This account already exists. Log in instead.',
    fil: 'May ganitong account na. Mag-log in na lang.',
  },
  2006: {
    about: 'The social account is bound to another player.',
    en: 'This social account is already connected to another player.',
    fil: 'Konektado na sa ibang player ang social account na ito.',
  },
  2007: {
    about: 'The number is new: the declarations are needed before it is registered.',
    en: 'Welcome. Please confirm your age and the declarations to finish.',
    fil: 'Maligayang pagdating. Kumpirmahin ang edad at mga deklarasyon para matapos.',
  },
  2008: {
    about: 'The account has a password already.',
    en: 'You already have a password. Use "Forgot password" to change it.',
    fil: 'May password ka na. Gamitin ang "Nakalimutan ang password" para palitan ito.',
  },
  4001: {
    about: 'The balance is too low.',
    en: 'Your balance is too low for this.',
    fil: 'Kulang ang balanse mo para rito.',
  },
  4002: {
    about: 'The amount is below the smallest that is allowed.',
    en: 'That is less than the smallest amount, {amount}.',
    fil: 'Mas mababa iyan sa pinakamaliit na halaga, {amount}.',
  },
  4003: {
    about: 'The amount is above the largest that is allowed.',
    en: 'That is more than the largest amount, {amount}.',
    fil: 'Mas malaki iyan sa pinakamalaking halaga, {amount}.',
  },
  4007: {
    about: 'The same clientTxnId with a different body.',
    en: 'This request does not match the one sent before. Please start again.',
    fil: 'Hindi tugma ang request na ito sa nauna. Magsimula muli.',
  },
  4010: {
    about: 'Too few diamonds.',
    en: 'You need {missing} more diamonds for this.',
    fil: 'Kailangan mo pa ng {missing} diamond para rito.',
  },
  5005: {
    about: 'The player is excluded.',
    en: 'Your account is on a break. Your balance is safe.',
    fil: 'Nakapahinga ang account mo. Ligtas ang balanse mo.',
  },
  5006: {
    about: 'A restricted person may not play.',
    en: 'The law does not let us open an account for you.',
    fil: 'Hindi kami pinapayagan ng batas na buksan ang account para sa iyo.',
  },
  6001: {
    about: 'The activity is closed.',
    en: 'This event has ended.',
    fil: 'Tapos na ang event na ito.',
  },
  6002: {
    about: 'Claimed before.',
    en: 'You have already claimed this.',
    fil: 'Na-claim mo na ito.',
  },
  6003: {
    about: 'A condition is not met; `hint` says which.',
    en: 'This is not unlocked yet. {hint}',
    fil: 'Hindi pa ito bukas. {hint}',
  },
  6004: {
    about: "The promotion's fund is empty.",
    en: 'Fully claimed today. Nothing was used. Please come back tomorrow.',
    fil: 'Ubos na para sa araw na ito. Walang nagamit. Bumalik bukas.',
  },
  6005: {
    about: 'Out of stock.',
    en: 'This is out of stock. Nothing was charged.',
    fil: 'Wala nang stock nito. Walang nabawas.',
  },
  9001: {
    about: 'A field is missing or wrong; `fields` says which and why.',
    en: 'Please check what you entered.',
    fil: 'Pakisuri ang inilagay mo.',
  },
  9002: {
    about: 'Too many requests.',
    en: 'That was a little fast. Please wait a moment.',
    fil: 'Medyo mabilis iyon. Sandali lang.',
  },
  9003: { about: 'No such call.', en: 'This is not something we can do.', fil: 'Hindi namin ito magagawa.' },
  9004: {
    about: 'The body is not JSON.',
    en: 'The request could not be read.',
    fil: 'Hindi mabasa ang request.',
  },
  9005: {
    about: 'The body is too large.',
    en: 'That is too large to send.',
    fil: 'Masyadong malaki para ipadala.',
  },
  9006: {
    about: 'The body is neither JSON nor form data.',
    en: 'This kind of content cannot be sent here.',
    fil: 'Hindi puwedeng ipadala rito ang ganitong content.',
  },
  9999: {
    about: 'Something failed on our side; nothing was done.',
    en: 'Something went wrong on our side. Nothing was charged. Please try again.',
    fil: 'May problema sa panig namin. Walang nabawas. Pakisubukan muli.',
  },
} as const satisfies Record<number, ErrorText>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof table;

/** Codes that any call may return, beside its own. */
export const commonErrors = [
  401, 9001, 9002, 9003, 9004, 9005, 9006, 9999,
] as const satisfies readonly ErrorCode[];

/** Every code with its meaning and texts. */
export const errors: Readonly<Record<ErrorCode, ErrorText>> = table;

/** True when the number is a code of the catalogue. */
export const isErrorCode = (code: number): code is ErrorCode => code in table;

/** Locales of the product. */
export type Locale = 'en' | 'fil';

/** The player's words for a code, with {names} filled in; unknown codes get the text of 9999. */
export function errorText(
  code: number,
  locale: Locale,
  fill: Readonly<Record<string, string | number>> = {},
): string {
  const text = (isErrorCode(code) ? table[code] : table[9999])[locale];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? '')).trim();
}

/** An error that a handler throws and the door turns into the envelope. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    detail: Readonly<Record<string, string | number>> = {},
    fields?: Readonly<Record<string, string>>,
  ) {
    super(`${code} ${table[code].about}`);
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}
