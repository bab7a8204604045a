import { fillText } from '../../contract/fill-text.ts';
import type { LengthKey } from '../../contract/form.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { formTexts, isFieldCode } from './form-texts.ts';
import { useLengths } from './use-lengths.ts';

/** The codes whose texts name a length, and what it is the length of. */
const LENGTH_OF: Readonly<Record<string, LengthKey>> = {
  account: 'username',
  passwordShort: 'password',
  passwordLong: 'password',
  smsCode: 'smsCode',
  nicknameShort: 'nickname',
  nicknameLong: 'nickname',
};

/** Returns what is said under a field for the code of its error. */
export function useFieldText(): (code: string) => string {
  const texts = formTexts[useLocale()];
  const lengths = useLengths();
  return (code) => {
    const [least, most] = lengths[LENGTH_OF[code] ?? 'username'];
    const key = isFieldCode(code) ? (`field.${code}` as const) : 'field.invalid';
    return fillText(texts[key], { least, most });
  };
}
