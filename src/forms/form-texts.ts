/** Texts that all forms share; fil has the same keys. */
const en = {
  mobile: 'Mobile number',
  code: '6-digit code',
  'code.send': 'Send code',
  'code.again': 'Send again',
  'code.wait': 'Send again in {time}',
  'code.sent': 'Sent by text message. It is good for {minutes} minutes.',
  'code.before': 'We send a code by text message.',
  outbox: 'Test build: text messages are in the outbox.',
  'password.help': '8 to 64 characters. Longer is better than stranger.',
  invite: 'Invite code (optional)',
  'field.required': 'Please fill this in.',
  'field.mobile': 'Enter a Philippine mobile number, for example 0917 555 0142.',
  'field.account': 'Use 6 to 16 small letters, digits or underscores, a letter first.',
  'field.passwordShort': 'Use at least 8 characters.',
  'field.passwordLong': 'Use at most 64 characters.',
  'field.passwordBreached': 'This password is known from leaks. Choose another one.',
  'field.passwordIsAccount': 'The password must differ from the account name.',
  'field.smsCode': 'The code has six digits.',
  'field.inviteCode': 'An invite code has 6 to 8 letters and digits.',
  'field.inviteUnknown': 'No player has this invite code.',
  'field.birthDate': 'Enter a real date.',
  'field.tooYoung': 'You need to be 21 or older to join.',
  'field.notRestricted': 'This has to be confirmed to open an account.',
  'field.termsAccepted': 'Please read and accept both.',
  'field.invalid': 'Please check this.',
  'command.unknown': 'We have not heard back. Press again: it is never done twice.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  mobile: 'Mobile number',
  code: '6-digit code',
  'code.send': 'Ipadala ang code',
  'code.again': 'Ipadala muli',
  'code.wait': 'Ipadala muli sa {time}',
  'code.sent': 'Ipinadala sa text. Valid ito nang {minutes} minuto.',
  'code.before': 'Magpapadala kami ng code sa text.',
  outbox: 'Test build: nasa outbox ang mga text.',
  'password.help': '8 hanggang 64 na karakter. Mas mabuti ang mahaba.',
  invite: 'Invite code (opsyonal)',
  'field.required': 'Pakilagyan ito.',
  'field.mobile': 'Maglagay ng mobile number sa Pilipinas, halimbawa 0917 555 0142.',
  'field.account': 'Gumamit ng 6 hanggang 16 na maliit na letra, numero o underscore, letra ang simula.',
  'field.passwordShort': 'Gumamit ng hindi bababa sa 8 karakter.',
  'field.passwordLong': 'Hanggang 64 na karakter lang.',
  'field.passwordBreached': 'Kilala na sa mga leak ang password na ito. Pumili ng iba.',
  'field.passwordIsAccount': 'Dapat iba ang password sa account name.',
  'field.smsCode': 'Anim na numero ang code.',
  'field.inviteCode': '6 hanggang 8 letra at numero ang invite code.',
  'field.inviteUnknown': 'Walang player na may ganitong invite code.',
  'field.birthDate': 'Maglagay ng tunay na petsa.',
  'field.tooYoung': 'Kailangang 21 pataas ka para sumali.',
  'field.notRestricted': 'Kailangan itong kumpirmahin para magbukas ng account.',
  'field.termsAccepted': 'Pakibasa at tanggapin ang dalawa.',
  'field.invalid': 'Pakisuri ito.',
  'command.unknown': 'Wala pang sagot. Pindutin muli: hindi ito mangyayari nang dalawang beses.',
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
