import { fillText } from '../../contract/fill-text.ts';
import type { LengthKey } from '../../contract/form.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { formTexts, isFieldCode, missingKeyOf } from './form-texts.ts';
import { useLengths } from './use-lengths.ts';

/** Field errors whose texts contain the allowed length, each with the length's key in the configuration. */
const LENGTH_OF: Readonly<Record<string, LengthKey>> = {
  account: 'username',
  passwordShort: 'password',
  passwordLong: 'password',
  smsCode: 'smsCode',
  nicknameShort: 'nickname',
  nicknameLong: 'nickname',
};

/** Returns a function that turns the code of a field error, and the field's name, into its message. */
export function useFieldText(): (code: string, name?: string) => string {
  const texts = formTexts[useLocale()];
  const lengths = useLengths();
  return (code, name = '') => {
    const [least, most] = lengths[LENGTH_OF[code] ?? 'username'];
    const missing = code === 'required' ? missingKeyOf(name) : undefined;
    const key = missing ?? (isFieldCode(code) ? (`field.${code}` as const) : 'field.invalid');
    return fillText(texts[key], { least, most });
  };
}
