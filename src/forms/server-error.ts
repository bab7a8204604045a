import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';

/** Error codes that concern a field, with the names that this field may have in a form. */
const FIELD_OF_CODE: Readonly<Record<number, readonly string[]>> = {
  [ErrorCode.wrongSmsCode]: ['smsCode'],
  [ErrorCode.smsCodeExpired]: ['smsCode'],
  [ErrorCode.accountExists]: ['mobile', 'account'],
};

/**
 * Shows a server error where the player can correct it: under the fields that the server named, under the field of the
 * error code, or above the button.
 * @param text the error in the player's language
 */
export function showServerError<Values extends FieldValues, Output>(
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  error: unknown,
  text: string,
): void {
  const isField = (name: string): name is FieldPath<Values> =>
    name
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], getValues()) !==
    undefined;
  const { fields, errcode } = isApiError(error) ? error : { fields: {}, errcode: 0 };
  let isShown = false;
  for (const [name, code] of Object.entries(fields)) {
    if (!isField(name)) continue;
    setError(name, { type: 'server', message: code }, { shouldFocus: true });
    isShown = true;
  }
  const field = FIELD_OF_CODE[errcode]?.find(isField);
  if (field !== undefined && isField(field)) {
    // With type "words" the message is shown unchanged; other messages are codes of field errors.
    setError(field, { type: 'words', message: text }, { shouldFocus: true });
  } else if (!isShown) {
    setError('root', { type: 'server', message: text });
  }
}
