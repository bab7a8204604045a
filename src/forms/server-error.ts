import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';

/** Codes whose error belongs to one field instead of the whole form. */
const FIELD_OF_CODE: Readonly<Record<number, readonly string[]>> = {
  [ErrorCode.wrongSmsCode]: ['smsCode'],
  [ErrorCode.smsCodeExpired]: ['smsCode'],
  [ErrorCode.accountExists]: ['mobile', 'account'],
};

/**
 * Shows a server error where the player can correct it: under the fields it named, under the field of its code, or
 * above the button.
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
    // The server's own text is not a field code; it is shown unchanged.
    setError(field, { type: 'words', message: text }, { shouldFocus: true });
  } else if (!isShown) {
    setError('root', { type: 'server', message: text });
  }
}
