/** Texts that all forms share; fil has the same keys. */
const en = {
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
