import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorCode } from '../../contract/errors.ts';
import { isApiError } from '../api/api-error.ts';

/** Codes that belong under one field rather than over the button. */
const FIELD_OF_CODE: Readonly<Record<number, readonly string[]>> = {
  [ErrorCode.wrongSmsCode]: ['smsCode'],
  [ErrorCode.smsCodeExpired]: ['smsCode'],
  [ErrorCode.accountExists]: ['mobile', 'account'],
};

/**
 * Maps what the server refused to where the player can right it: under the fields it named, under the field that the code
 * is about, or over the button.
 * @param text the error in the player's words
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
    // The server's own words: they are no field code and are shown as they are.
    setError(field, { type: 'words', message: text }, { shouldFocus: true });
  } else if (!isShown) {
    setError('root', { type: 'server', message: text });
  }
}
