/** Texts that all forms share; fil has the same keys. */
const en = {
  mobile: 'Mobile number',
  code: '6-digit code',
  'code.send': 'Send code',
  'code.again': 'Send again',
  'code.wait': 'Send again in {time}',
  'code.sent': 'Sent! The code works for {minutes} {minutes:minute|minutes}.',
  'code.before': 'We’ll text you a code.',
  outbox: 'Test build: texts go to the outbox.',
  'password.help': '8 to 64 characters. Longer is stronger.',
  invite: 'Invite code (optional)',
  'field.required': 'Please fill this in.',
  'field.mobile': 'Enter a Philippine mobile number, like 0917 555 0142.',
  'field.account': 'Use 6 to 16 lowercase letters, numbers or underscores. Start with a letter.',
  'field.passwordShort': 'Use at least 8 characters.',
  'field.passwordLong': 'Use at most 64 characters.',
  'field.passwordBreached': 'This password has been leaked before. Please pick another.',
  'field.passwordIsAccount': 'Your password can’t be your account name.',
  'field.smsCode': 'The code has six digits.',
  'field.inviteCode': 'An invite code has 6 to 8 letters and numbers.',
  'field.inviteUnknown': 'We don’t know this invite code.',
  'field.nickname': 'Use letters and numbers. Start with one of them.',
  'field.nicknameLong': 'Use at most 12 characters.',
  'field.nicknameHouse': 'That name sounds like one of us. Please choose another.',
  'field.birthDate': 'Enter a valid date.',
  'field.tooYoung': 'You must be 21 or older to join.',
  'field.notRestricted': 'Please confirm this to open an account.',
  'field.termsAccepted': 'Please read and accept both.',
  'field.realName': 'Write the name as it stands on the document, in letters.',
  'field.idNumber': 'Enter 5 to 24 letters and numbers, as they stand on the document.',
  'field.pictureKind': 'Please choose a JPEG or PNG picture.',
  'field.pictureLarge': 'This picture is too large. 5 MB is the most.',
  'field.pictureSmall': 'This picture is too small to read.',
  'field.pictureUnreadable': 'We can’t open this picture. Please take another.',
  'field.invalid': 'Please check this.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  mobile: 'Mobile number',
  code: '6-digit code',
  'code.send': 'Ipadala ang code',
  'code.again': 'Ipadala ulit',
  'code.wait': 'Ipadala ulit sa {time}',
  'code.sent': 'Napadala na! Gagana ang code nang {minutes} minuto.',
  'code.before': 'Ite-text namin ang code.',
  outbox: 'Test build: nasa outbox ang mga text.',
  'password.help': '8 hanggang 64 na character. Mas mahaba, mas matibay.',
  invite: 'Invite code (opsyonal)',
  'field.required': 'Paki-fill up ito.',
  'field.mobile': 'Maglagay ng mobile number sa Pilipinas, gaya ng 0917 555 0142.',
  'field.account': 'Gumamit ng 6 hanggang 16 na maliit na letra, numero o underscore. Letra ang una.',
  'field.passwordShort': 'Gumamit ng 8 character o higit pa.',
  'field.passwordLong': 'Hanggang 64 na character lang.',
  'field.passwordBreached': 'Na-leak na ang password na ito. Pumili ng iba.',
  'field.passwordIsAccount': 'Hindi puwedeng account name ang password mo.',
  'field.smsCode': 'Anim na numero ang code.',
  'field.inviteCode': '6 hanggang 8 letra at numero ang invite code.',
  'field.inviteUnknown': 'Hindi namin kilala ang invite code na ito.',
  'field.nickname': 'Gumamit ng letra at numero. Isa sa mga ito ang una.',
  'field.nicknameLong': 'Hanggang 12 character lang.',
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
  'field.invalid': 'Paki-check ito.',
};

/** What is said under fields and over buttons of forms. */
export const formTexts = { en, fil };

type FieldCode = keyof typeof en extends infer Key
  ? Key extends `field.${infer Code}`
    ? Code
    : never
  : never;

/** True when the code of a field's error has a text here. */
export const isFieldCode = (code: string): code is FieldCode => `field.${code}` in en;
