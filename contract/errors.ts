/** Every error code of the product: its name, what it means and what a player is told (docs/product-rules.md, Errors). */

/** The error codes by name: the one table that code, tests and SQL take them from. */
export const ErrorCode = {
  unauthorized: 401,
  noChanceLeft: 1001,
  jackpotClosed: 1002,
  drawInProgress: 1003,
  drawNotAllowed: 1004,
  wrongCredentials: 2001,
  wrongSmsCode: 2002,
  smsCodeExpired: 2003,
  tooManyAttempts: 2004,
  accountExists: 2005,
  socialAccountTaken: 2006,
  declarationsNeeded: 2007,
  passwordAlreadySet: 2008,
  balanceTooLow: 4001,
  amountTooSmall: 4002,
  amountTooLarge: 4003,
  idempotencyConflict: 4007,
  diamondsTooLow: 4010,
  playerExcluded: 5005,
  restrictedPerson: 5006,
  activityClosed: 6001,
  alreadyClaimed: 6002,
  conditionNotMet: 6003,
  fundEmpty: 6004,
  outOfStock: 6005,
  validationFailed: 9001,
  rateLimited: 9002,
  unknownCall: 9003,
  malformedJson: 9004,
  bodyTooLarge: 9005,
  unsupportedMediaType: 9006,
  streamsFull: 9007,
  notFound: 9008,
  internalError: 9999,
} as const;

/** A code of the table. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** What a code means, and what a player is told in both languages; {names} are filled in. */
export interface ErrorTexts {
  readonly about: string;
  readonly en: string;
  readonly fil: string;
}

const texts: Readonly<Record<keyof typeof ErrorCode, ErrorTexts>> = {
  unauthorized: {
    about: 'The session is missing, expired or revoked.',
    en: 'Your session has ended. Please log in again.',
    fil: 'Tapos na ang session mo. Mag-log in muli.',
  },
  noChanceLeft: {
    about: 'No jackpot chance left.',
    en: 'No spins left. {hint}',
    fil: 'Wala nang spin. {hint}',
  },
  jackpotClosed: {
    about: 'The jackpot is not open.',
    en: 'This event is not open right now.',
    fil: 'Hindi bukas ang event na ito ngayon.',
  },
  drawInProgress: {
    about: 'Another spin of this player is being settled.',
    en: 'Your last spin is still being settled. Please wait a moment.',
    fil: 'Inaayos pa ang huling spin mo. Sandali lang.',
  },
  drawNotAllowed: {
    about: 'The account may not spin.',
    en: 'Spins are not available on your account at this time. Contact support.',
    fil: 'Hindi available ang spin sa account mo ngayon. Kontakin ang support.',
  },
  wrongCredentials: {
    about: 'Unknown account or wrong password; never says which.',
    en: 'The account or the password is not right.',
    fil: 'Mali ang account o ang password.',
  },
  wrongSmsCode: {
    about: 'The text message code is wrong.',
    en: 'That code is not right. Check the text message and try again.',
    fil: 'Mali ang code. Tingnan ang text message at subukan muli.',
  },
  smsCodeExpired: {
    about: 'The text message code is older than five minutes, used, or was never sent.',
    en: 'That code is no longer valid. Ask for a new one.',
    fil: 'Hindi na valid ang code. Humingi ng bago.',
  },
  tooManyAttempts: {
    about: 'Too many tries.',
    en: 'Too many tries. Please wait {minutes} minutes and try again.',
    fil: 'Masyadong maraming subok. Maghintay ng {minutes} minuto at subukan muli.',
  },
  accountExists: {
    about: 'The account name or number is already registered.',
    en: 'This account already exists. Log in instead.',
    fil: 'May ganitong account na. Mag-log in na lang.',
  },
  socialAccountTaken: {
    about: 'The social account is bound to another player.',
    en: 'This social account is already connected to another player.',
    fil: 'Konektado na sa ibang player ang social account na ito.',
  },
  declarationsNeeded: {
    about: 'The number is new: the declarations are needed before it is registered.',
    en: 'Welcome. Please confirm your age and the declarations to finish.',
    fil: 'Maligayang pagdating. Kumpirmahin ang edad at mga deklarasyon para matapos.',
  },
  passwordAlreadySet: {
    about: 'The account has a password already.',
    en: 'You already have a password. Use "Forgot password" to change it.',
    fil: 'May password ka na. Gamitin ang "Nakalimutan ang password" para palitan ito.',
  },
  balanceTooLow: {
    about: 'The balance is too low.',
    en: 'Your balance is too low for this.',
    fil: 'Kulang ang balanse mo para rito.',
  },
  amountTooSmall: {
    about: 'The amount is below the smallest that is allowed.',
    en: 'That is less than the smallest amount, {amount}.',
    fil: 'Mas mababa iyan sa pinakamaliit na halaga, {amount}.',
  },
  amountTooLarge: {
    about: 'The amount is above the largest that is allowed.',
    en: 'That is more than the largest amount, {amount}.',
    fil: 'Mas malaki iyan sa pinakamalaking halaga, {amount}.',
  },
  idempotencyConflict: {
    about: 'The same clientTxnId with a different body.',
    en: 'This request does not match the one sent before. Please start again.',
    fil: 'Hindi tugma ang request na ito sa nauna. Magsimula muli.',
  },
  diamondsTooLow: {
    about: 'Too few diamonds.',
    en: 'You need {missing} more diamonds for this.',
    fil: 'Kailangan mo pa ng {missing} diamond para rito.',
  },
  playerExcluded: {
    about: 'The player is excluded.',
    en: 'Your account is on a break. Your balance is safe.',
    fil: 'Nakapahinga ang account mo. Ligtas ang balanse mo.',
  },
  restrictedPerson: {
    about: 'A restricted person may neither register nor log in.',
    en: 'The law does not let us offer you our games. Money in your account stays yours: support pays it out.',
    fil: 'Hindi kami pinapayagan ng batas na maglaro ka rito. Sa iyo pa rin ang pera sa account mo: ibabayad ito ng support.',
  },
  activityClosed: {
    about: 'The activity is closed.',
    en: 'This event has ended.',
    fil: 'Tapos na ang event na ito.',
  },
  alreadyClaimed: {
    about: 'Claimed before.',
    en: 'You have already claimed this.',
    fil: 'Na-claim mo na ito.',
  },
  conditionNotMet: {
    about: 'A condition is not met; `hint` says which.',
    en: 'This is not unlocked yet. {hint}',
    fil: 'Hindi pa ito bukas. {hint}',
  },
  fundEmpty: {
    about: "The promotion's fund is empty.",
    en: 'Fully claimed today. Nothing was used. Please come back tomorrow.',
    fil: 'Ubos na para sa araw na ito. Walang nagamit. Bumalik bukas.',
  },
  outOfStock: {
    about: 'Out of stock.',
    en: 'This is out of stock. Nothing was charged.',
    fil: 'Wala nang stock nito. Walang nabawas.',
  },
  validationFailed: {
    about: 'A field is missing or wrong; `fields` says which and why.',
    en: 'Please check what you entered.',
    fil: 'Pakisuri ang inilagay mo.',
  },
  rateLimited: {
    about: 'Too many requests.',
    en: 'That was a little fast. Please wait a moment.',
    fil: 'Medyo mabilis iyon. Sandali lang.',
  },
  unknownCall: {
    about: 'No such call.',
    en: 'This is not something we can do.',
    fil: 'Hindi namin ito magagawa.',
  },
  malformedJson: {
    about: 'The body is not JSON.',
    en: 'The request could not be read.',
    fil: 'Hindi mabasa ang request.',
  },
  bodyTooLarge: {
    about: 'The body is too large.',
    en: 'That is too large to send.',
    fil: 'Masyadong malaki para ipadala.',
  },
  unsupportedMediaType: {
    about: 'The body is neither JSON nor form data.',
    en: 'This kind of content cannot be sent here.',
    fil: 'Hindi puwedeng ipadala rito ang ganitong content.',
  },
  streamsFull: {
    about: 'Too many live streams are open: of the player, from the address or on the process. Ask instead.',
    en: 'Live updates are busy. This page refreshes by itself.',
    fil: 'Abala ang mga live na update. Kusang nagre-refresh ang page na ito.',
  },
  notFound: {
    about: 'No page and no file has this address.',
    en: 'There is nothing at this address.',
    fil: 'Walang laman ang address na ito.',
  },
  internalError: {
    about: 'Something failed on our side; what was done is told by the same request again.',
    en: 'Something went wrong on our side. We are checking the result: please look again in a moment.',
    fil: 'May problema sa panig namin. Sinusuri namin ang resulta: tingnan muli maya-maya.',
  },
};

/** Codes that any call may return, beside its own. */
export const commonErrors = [
  ErrorCode.unauthorized,
  ErrorCode.validationFailed,
  ErrorCode.rateLimited,
  ErrorCode.unknownCall,
  ErrorCode.malformedJson,
  ErrorCode.bodyTooLarge,
  ErrorCode.unsupportedMediaType,
  ErrorCode.internalError,
] as const satisfies readonly ErrorCode[];

/** Returns a code's meaning and texts, undefined for a number that is no code. */
export function errorTextsOf(code: ErrorCode): ErrorTexts;
export function errorTextsOf(code: number): ErrorTexts | undefined;
export function errorTextsOf(code: number): ErrorTexts | undefined {
  for (const name of Object.keys(ErrorCode) as (keyof typeof ErrorCode)[]) {
    if (ErrorCode[name] === code) return texts[name];
  }
  return undefined;
}

/** Locales of the product. */
export type Locale = 'en' | 'fil';

/** Returns the player's text for a code, with {names} filled in; unknown codes get the text of an internal error. */
export function errorText(
  code: number,
  locale: Locale,
  fill: Readonly<Record<string, string | number>> = {},
): string {
  const text = (errorTextsOf(code) ?? texts.internalError)[locale];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? '')).trim();
}

/** An error that a handler throws and the server turns into the envelope of the response. */
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
    super(`${code} ${errorTextsOf(code).about}`);
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}
