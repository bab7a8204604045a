import { fillText } from '../../contract/fill-text.ts';
import type { LengthKey } from '../../contract/form.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { formTexts, isFieldCode } from './form-texts.ts';
import { useLengths } from './use-lengths.ts';

/** Codes whose texts contain a length, with the key of that length. */
const LENGTH_OF: Readonly<Record<string, LengthKey>> = {
  account: 'username',
  passwordShort: 'password',
  passwordLong: 'password',
  smsCode: 'smsCode',
  nicknameShort: 'nickname',
  nicknameLong: 'nickname',
};

/** Returns a function from a field error's code to its message. */
export function useFieldText(): (code: string) => string {
  const texts = formTexts[useLocale()];
  const lengths = useLengths();
  return (code) => {
    const [least, most] = lengths[LENGTH_OF[code] ?? 'username'];
    const key = isFieldCode(code) ? (`field.${code}` as const) : 'field.invalid';
    return fillText(texts[key], { least, most });
  };
}
