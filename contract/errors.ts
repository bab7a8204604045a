import { type Filling, fillText } from './fill-text.ts';

/** Every error code of the product: its name, its meaning and the player's message (docs/product-rules.md, Errors). */

/** Error codes by name. Code, tests and SQL all take them from here. */
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
  socialLoginFailed: 2009,
  passkeyRefused: 2010,
  tooManyPasskeys: 2011,
  lastWayIn: 2012,
  codesPaused: 2013,
  codesUsedUp: 2014,
  proofNeeded: 2015,
  walletNotEmpty: 3001,
  giftOver: 3002,
  giftReceived: 3003,
  giftBetMissing: 3004,
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
  numberNeeded: 6006,
  noSuchGame: 7001,
  gameNotReady: 7002,
  gameSilent: 7003,
  kycAlreadySent: 8001,
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

/** An error code. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** Meaning of a code and the player's message in both languages, with {names} as placeholders. */
export interface ErrorTexts {
  readonly about: string;
  readonly en: string;
  readonly fil: string;
}

const texts: Readonly<Record<keyof typeof ErrorCode, ErrorTexts>> = {
  unauthorized: {
    about:
      'The session is missing, expired or revoked; `detail.because` is 5005 or 5006 when that also refuses a log-in, and `detail.breakUntil` is when a break ends.',
    en: 'You’ve been logged out. Please log in again.',
    fil: 'Na-log out ka. Paki-log in ulit.',
  },
  noChanceLeft: {
    about: 'No jackpot chance left.',
    en: 'No spins left. {hint}',
    fil: 'Wala nang spin. {hint}',
  },
  jackpotClosed: {
    about: 'The jackpot is not open.',
    en: 'This event isn’t open right now.',
    fil: 'Hindi pa bukas ang event na ito.',
  },
  drawInProgress: {
    about: 'Another spin of this player is being settled.',
    en: 'Your last spin isn’t finished yet. Give it a moment.',
    fil: 'Hindi pa tapos ang huling spin mo. Sandali lang.',
  },
  drawNotAllowed: {
    about: 'The account may not spin.',
    en: 'You can’t spin on this account right now. Please contact support.',
    fil: 'Hindi ka makakaikot gamit ang account na ito ngayon. Paki-contact ang support.',
  },
  wrongCredentials: {
    about: 'Unknown account or wrong password; never says which.',
    en: 'Wrong account or password.',
    fil: 'Mali ang account o password.',
  },
  wrongSmsCode: {
    about: 'The text message code is wrong.',
    en: 'That’s not the code. Check the text and try again.',
    fil: 'Mali ang code. Tingnan ang text at subukan ulit.',
  },
  smsCodeExpired: {
    about: 'The text message code is older than five minutes, used, or was never sent.',
    en: 'That code has expired. Ask for a new one.',
    fil: 'Expired na ang code. Humingi ng bago.',
  },
  tooManyAttempts: {
    about: 'Too many tries.',
    en: 'Too many tries. Please try again in {minutes} {minutes:minute|minutes}.',
    fil: 'Masyado nang maraming subok. Subukan ulit pagkalipas ng {minutes} minuto.',
  },
  accountExists: {
    about: 'The account name or number is already registered.',
    en: 'You already have an account. Please log in.',
    fil: 'May account na na ganito. Mag-log in na lang.',
  },
  socialAccountTaken: {
    about: 'The social account is bound to another player.',
    en: 'This social account belongs to another player.',
    fil: 'Sa ibang player na ang social account na ito.',
  },
  declarationsNeeded: {
    about: 'The number is new: the declarations are needed before it is registered.',
    en: 'Welcome! Please confirm your age and the declarations to finish.',
    fil: 'Welcome! Pakikumpirma ang edad mo at ang mga kasunod para matapos.',
  },
  passwordAlreadySet: {
    about: 'The account has a password already.',
    en: 'You already have a password. Use “Forgot password?” to change it.',
    fil: 'May password ka na. Gamitin ang “Nakalimutan ang password?” para palitan ito.',
  },
  socialLoginFailed: {
    about:
      'The third party did not say who has come back, or the log-in is older than 15 minutes, used, or not of this browser.',
    en: 'That log-in didn’t work. Please try again.',
    fil: 'Hindi gumana ang log-in. Pakisubukan ulit.',
  },
  passkeyRefused: {
    about: 'The passkey is unknown, its answer is not good, or it is older than five minutes.',
    en: 'That passkey didn’t work here. Try again, or log in another way.',
    fil: 'Hindi gumana ang passkey na iyon. Subukan ulit, o mag-log in sa ibang paraan.',
  },
  tooManyPasskeys: {
    about: 'The player has as many passkeys as one may have.',
    en: 'You have {most} passkeys. Remove one to add another.',
    fil: 'May {most} passkey ka na. Mag-alis ng isa bago magdagdag.',
  },
  lastWayIn: {
    about: 'It is the last way in which the player can log in.',
    en: 'This is your only way to log in. Add another one first.',
    fil: 'Ito na lang ang paraan mo para mag-log in. Magdagdag muna ng iba.',
  },
  codesPaused: {
    about:
      'Too many codes were sent to the number, or asked for by the device or the network; `minutes` says how long to wait.',
    en: 'No more codes for {minutes} {minutes:minute|minutes}. You can use an account name or a passkey instead.',
    fil: 'Wala munang code nang {minutes} minuto. Puwedeng account name o passkey ang gamitin.',
  },
  codesUsedUp: {
    about: 'The house has sent all codes that it pays for today.',
    en: 'Today’s codes are used up. Use an account name or a passkey, or try again tomorrow.',
    fil: 'Ubos na ang mga code ngayong araw. Gumamit ng account name o passkey, o subukan ulit bukas.',
  },
  proofNeeded: {
    about:
      'A way to log in is added only after a second proof in this session (proveIdentity): the password, a code or a passkey.',
    en: 'Please confirm it’s you first.',
    fil: 'Pakikumpirma muna na ikaw ito.',
  },
  walletNotEmpty: {
    about: 'The gift is for empty wallets, and this one is not.',
    en: 'You still have balance. This gift is for empty wallets.',
    fil: 'May balance ka pa. Para sa walang lamang wallet ang regalong ito.',
  },
  giftOver: {
    about: 'The time of the gift is over.',
    en: 'The time to claim this gift is over.',
    fil: 'Tapos na ang oras para kunin ang regalong ito.',
  },
  giftReceived: {
    about: 'The gift was received before, or as many as there are in a day or a week.',
    en: 'You have already received this gift.',
    fil: 'Natanggap mo na ang regalong ito.',
  },
  giftBetMissing: {
    about: 'The second gift asks for more valid bet; `missing` says how much.',
    en: 'Bet {missing} more to unlock the second gift.',
    fil: 'Tumaya pa ng {missing} para mabuksan ang ikalawang regalo.',
  },
  balanceTooLow: {
    about: 'The balance is too low.',
    en: 'You don’t have enough balance for this.',
    fil: 'Kulang ang balance mo para rito.',
  },
  amountTooSmall: {
    about: 'The amount is below the smallest that is allowed.',
    en: 'The minimum is {amount}.',
    fil: '{amount} ang minimum.',
  },
  amountTooLarge: {
    about: 'The amount is above the largest that is allowed.',
    en: 'The maximum is {amount}.',
    fil: '{amount} ang maximum.',
  },
  idempotencyConflict: {
    about: 'The same clientTxnId with a different body.',
    en: 'Something got mixed up. Please start again.',
    fil: 'May nagkahalo. Pakiulit mula sa simula.',
  },
  diamondsTooLow: {
    about: 'Too few diamonds.',
    en: 'You need {missing} more {missing:diamond|diamonds} for this.',
    fil: 'Kulang ka pa ng {missing} diamond para rito.',
  },
  playerExcluded: {
    about: 'The player is on a break or excluded; of a log-in, `detail.breakUntil` says until when.',
    en: 'Your account is on a break. Your balance is safe.',
    fil: 'Naka-break ang account mo. Safe ang balance mo.',
  },
  restrictedPerson: {
    about: 'A restricted person may neither register nor log in.',
    en: 'The law doesn’t let us offer you our games. Your money stays yours: support will pay it out.',
    fil: 'Hindi kami pinapayagan ng batas na mag-alok sa iyo ng laro. Sa iyo pa rin ang pera mo: ibibigay ito ng support.',
  },
  activityClosed: {
    about: 'The activity is closed.',
    en: 'This event has ended.',
    fil: 'Tapos na ang event na ito.',
  },
  alreadyClaimed: {
    about: 'Claimed before.',
    en: 'You’ve already claimed this.',
    fil: 'Na-claim mo na ito.',
  },
  conditionNotMet: {
    about: 'A condition is not met; `hint` says which.',
    en: 'Not unlocked yet. {hint}',
    fil: 'Hindi pa ito bukas. {hint}',
  },
  fundEmpty: {
    about: "The promotion's fund is empty.",
    en: 'Fully claimed today, and you lost nothing. Come back tomorrow!',
    fil: 'Ubos na ngayong araw, at walang nabawas sa iyo. Balik ka bukas!',
  },
  outOfStock: {
    about: 'Out of stock.',
    en: 'Out of stock. You weren’t charged.',
    fil: 'Out of stock na. Walang nabawas sa iyo.',
  },
  numberNeeded: {
    about: 'Promotions are paid to players with a proved number, verified documents or a deposit.',
    en: 'Add your mobile number in your profile first. This will still be here.',
    fil: 'Ilagay muna ang mobile number mo sa profile. Nandito pa rin ito pagbalik mo.',
  },
  noSuchGame: {
    about: 'There is no such game, or no such open game of this player.',
    en: 'We can’t find that game.',
    fil: 'Hindi namin makita ang larong iyon.',
  },
  gameNotReady: {
    about: 'The game cannot be played yet.',
    en: 'This game isn’t open yet.',
    fil: 'Hindi pa bukas ang larong ito.',
  },
  gameSilent: {
    about:
      'The provider of the game has not taken the coins for it; those on their way come home by themselves.',
    en: 'This game isn’t answering. Your coins are safe. Try again in a moment.',
    fil: 'Hindi sumasagot ang larong ito. Ligtas ang coins mo. Subukan ulit mamaya.',
  },
  kycAlreadySent: {
    about: 'The documents were sent before: they are being looked at, or the person is known.',
    en: 'We have your documents already.',
    fil: 'Nasa amin na ang mga dokumento mo.',
  },
  validationFailed: {
    about: 'A field is missing or wrong; `fields` says which and why.',
    en: 'Please check what you entered.',
    fil: 'Paki-check ang inilagay mo.',
  },
  rateLimited: {
    about: 'Too many requests.',
    en: 'A little too fast! Give it a moment.',
    fil: 'Medyo mabilis iyon! Sandali lang.',
  },
  unknownCall: {
    about: 'No such call.',
    en: 'We can’t do that.',
    fil: 'Hindi namin ito magagawa.',
  },
  malformedJson: {
    about: 'The body is not JSON.',
    en: 'We couldn’t read that. Please try again.',
    fil: 'Hindi namin nabasa iyon. Pakisubukan ulit.',
  },
  bodyTooLarge: {
    about: 'The body is too large.',
    en: 'That’s too large to send.',
    fil: 'Masyadong malaki para ipadala.',
  },
  unsupportedMediaType: {
    about: 'The body is neither JSON nor form data.',
    en: 'You can’t send that kind of content here.',
    fil: 'Hindi puwedeng ipadala rito ang ganitong content.',
  },
  streamsFull: {
    about: 'Too many live streams are open: of the player, from the address or on the process. Ask instead.',
    en: 'Live updates are busy. This page will refresh on its own.',
    fil: 'Busy ang live updates. Kusang magre-refresh ang page na ito.',
  },
  notFound: {
    about: 'No page and no file has this address.',
    en: 'There’s nothing here.',
    fil: 'Walang laman dito.',
  },
  internalError: {
    about: 'Something failed on our side; what was done is told by the same request again.',
    en: 'Something went wrong on our side. We’re checking the result. Please look again in a moment.',
    fil: 'May problema sa side namin. Chine-check namin ang resulta. Tingnan ulit maya-maya.',
  },
};

/** Codes that any call may return in addition to its own. */
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

/** Returns a code's meaning and messages, undefined for an unknown code. */
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

/**
 * Returns the player's message for a code, with {names} filled in; unknown codes get the message of an internal
 * error.
 */
export function errorText(code: number, locale: Locale, fill: Filling = {}): string {
  return fillText((errorTextsOf(code) ?? texts.internalError)[locale], fill).trim();
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
