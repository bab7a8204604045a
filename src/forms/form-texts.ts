/** English texts that all forms share; the Filipino table has the same keys. */
const en = {
  mobile: 'Mobile number',
  code: '{digits}-digit code',
  'code.send': 'Send code',
  'code.again': 'Send again',
  'code.wait': 'Send again in {time}',
  'code.sent': 'Sent! The code works for {minutes} {minutes:minute|minutes}.',
  'code.said': 'We’re calling you. The code works for {minutes} {minutes:minute|minutes}.',
  'code.silent': 'No text yet?',
  'code.call': 'Call me with the code',
  'code.before': 'We’ll text you a code.',
  outbox: 'Test build: texts go to the outbox.',
  'password.help': '{least} to {most} characters. Longer is stronger.',
  invite: 'Invite code (optional)',
  'field.required': 'Please fill this in.',
  'missing.mobile': 'Enter your mobile number.',
  'missing.smsCode': 'Enter the code from our text. No code yet? Press “Send code”.',
  'missing.account': 'Enter your account name.',
  'missing.password': 'Enter your password.',
  'missing.birthDate': 'Enter your date of birth.',
  'missing.idNumber': 'Enter the number on your document.',
  'missing.realName': 'Enter the name on your document.',
  'missing.text': 'Write us a few words first.',
  'field.mobile': 'Enter a Philippine mobile number, like 0917 555 0142.',
  'field.account': 'Use {least} to {most} lowercase letters, numbers or underscores. Start with a letter.',
  'field.passwordShort': 'Use at least {least} characters.',
  'field.passwordLong': 'Use at most {most} characters.',
  'field.passwordBreached': 'This password has been leaked before. Please pick another.',
  'field.passwordIsAccount': 'Your password can’t be your account name.',
  'field.smsCode': 'The code has {most} digits.',
  'field.inviteCode': 'An invite code has 6 to 8 letters and numbers.',
  'field.inviteUnknown': 'We don’t know this invite code.',
  'field.nickname': 'Use letters and numbers. Start with one of them.',
  'field.nicknameShort': 'Use at least {least} characters.',
  'field.nicknameLong': 'Use at most {most} characters.',
  'field.nicknameMarks': 'Use fewer accents on one letter.',
  'field.nicknameHouse': 'That name sounds like one of us. Please choose another.',
  'field.birthDate': 'Enter a valid date.',
  'field.tooYoung': 'You must be 21 or older to join.',
  'field.notRestricted': 'Please confirm this to open an account.',
  'field.termsAccepted': 'Please read and accept both.',
  'field.realName': 'Enter your name exactly as on your ID, letters only.',
  'field.idNumber': 'Enter 5 to 24 letters and numbers, as they stand on the document.',
  'field.pictureKind': 'Please choose a JPEG or PNG picture.',
  'field.pictureLarge': 'This picture is too large. 5 MB is the most.',
  'field.pictureSmall': 'This picture is too small to read.',
  'field.pictureUnreadable': 'We can’t open this picture. Please take another.',
  'field.inviterTooLate': 'It’s too late to add this: it’s already set, or a week has passed.',
  'field.email': 'Enter an email address, like juan@example.com.',
  'field.telegram': 'A Telegram name has 5 to 32 letters, numbers and underscores.',
  'field.characters': 'There’s a hidden character in this. Please type it instead of pasting it.',
  'field.invalid': 'Please check this.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  mobile: 'Mobile number',
  code: '{digits}-digit code',
  'code.send': 'Ipadala ang code',
  'code.again': 'Ipadala ulit',
  'code.wait': 'Ipadala ulit sa {time}',
  'code.sent': 'Napadala na! Gagana ang code nang {minutes} minuto.',
  'code.said': 'Tinatawagan ka na namin. Gagana ang code nang {minutes} minuto.',
  'code.silent': 'Wala pang text?',
  'code.call': 'Tawagan ako para sa code',
  'code.before': 'Ite-text namin ang code.',
  outbox: 'Test build: nasa outbox ang mga text.',
  'password.help': '{least} hanggang {most} na character. Mas mahaba, mas matibay.',
  invite: 'Invite code (opsyonal)',
  'field.required': 'Paki-fill up ito.',
  'missing.mobile': 'Ilagay ang mobile number mo.',
  'missing.smsCode': 'Ilagay ang code mula sa text namin. Wala pang code? Pindutin ang “Ipadala ang code”.',
  'missing.account': 'Ilagay ang account name mo.',
  'missing.password': 'Ilagay ang password mo.',
  'missing.birthDate': 'Ilagay ang petsa ng kapanganakan mo.',
  'missing.idNumber': 'Ilagay ang numero sa dokumento mo.',
  'missing.realName': 'Ilagay ang pangalan sa dokumento mo.',
  'missing.text': 'Sumulat muna ng ilang salita.',
  'field.mobile': 'Maglagay ng mobile number sa Pilipinas, gaya ng 0917 555 0142.',
  'field.account':
    'Gumamit ng {least} hanggang {most} na maliit na letra, numero o underscore. Letra ang una.',
  'field.passwordShort': 'Gumamit ng {least} character o higit pa.',
  'field.passwordLong': 'Hanggang {most} na character lang.',
  'field.passwordBreached': 'Na-leak na ang password na ito. Pumili ng iba.',
  'field.passwordIsAccount': 'Hindi puwedeng account name ang password mo.',
  'field.smsCode': '{most} numero ang code.',
  'field.inviteCode': '6 hanggang 8 letra at numero ang invite code.',
  'field.inviteUnknown': 'Hindi namin kilala ang invite code na ito.',
  'field.nickname': 'Gumamit ng letra at numero. Isa sa mga ito ang una.',
  'field.nicknameShort': 'Gumamit ng {least} character o higit pa.',
  'field.nicknameLong': 'Hanggang {most} character lang.',
  'field.nicknameMarks': 'Bawasan ang mga tuldik sa isang letra.',
  'field.nicknameHouse': 'Parang sa amin ang pangalang iyan. Pumili ng iba.',
  'field.birthDate': 'Maglagay ng tamang petsa.',
  'field.tooYoung': 'Dapat 21 ka pataas para sumali.',
  'field.notRestricted': 'Pakikumpirma ito para makagawa ng account.',
  'field.termsAccepted': 'Pakibasa at tanggapin ang dalawa.',
  'field.realName': 'Isulat ang pangalan gaya ng nasa dokumento, sa letra.',
  'field.idNumber': 'Maglagay ng 5 hanggang 24 na letra at numero, gaya ng nasa dokumento.',
  'field.pictureKind': 'Pumili ng JPEG o PNG na larawan.',
  'field.pictureLarge': 'Masyadong malaki ang larawan. Hanggang 5 MB lang.',
  'field.pictureSmall': 'Masyadong maliit ang larawan para mabasa.',
  'field.pictureUnreadable': 'Hindi namin mabuksan ang larawan. Kumuha ng iba.',
  'field.inviterTooLate': 'Hindi na ito masasabi: alam na, o lampas na sa isang linggo.',
  'field.email': 'Maglagay ng email address, gaya ng juan@example.com.',
  'field.telegram': '5 hanggang 32 letra, numero at underscore ang Telegram name.',
  'field.characters': 'May nakatagong character dito. I-type na lang ito sa halip na i-paste.',
  'field.invalid': 'Paki-check ito.',
};

/** Texts that all forms share: the messages under fields and above buttons. */
export const formTexts = { en, fil };

type NameAfter<Prefix extends string> = keyof typeof en extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;
type FieldCode = NameAfter<'field'>;
type MissingField = NameAfter<'missing'>;

/** Returns the key of the message that names what is missing, for the name of an empty field; undefined if there is none. */
export function missingKeyOf(name: string): `missing.${MissingField}` | undefined {
  const key = `missing.${name.split('.').at(-1) ?? ''}`;
  return isMissingKey(key) ? key : undefined;
}

const isMissingKey = (key: string): key is `missing.${MissingField}` => key in en;

/** Returns whether this table has a message for the code of a field error. */
export const isFieldCode = (code: string): code is FieldCode => `field.${code}` in en;
