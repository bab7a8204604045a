import { ErrorCode } from '../../contract/errors.ts';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../store/hooks.ts';

/** Codes that belong under one field rather than over the button. */
const FIELD_OF_CODE: Readonly<Record<number, readonly string[]>> = {
  [ErrorCode.wrongSmsCode]: ['smsCode'],
  [ErrorCode.smsCodeExpired]: ['smsCode'],
  [ErrorCode.accountExists]: ['mobile', 'account'],
};

/**
 * Puts what the server refused where the player can right it: under the fields it named, under the field that the code
 * is about, or in the note over the button. Nothing typed is lost.
 */
export function useServerError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  const errorText = useErrorText();
  const [note, setNote] = useState<string>();

  const known = (name: string): name is FieldPath<Values> => {
    const value: unknown = name
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], form.getValues());
    return value !== undefined;
  };

  const show = (error: unknown): void => {
    setNote(undefined);
    if (!isApiError(error)) return setNote(errorText(error));
    const named = Object.entries(error.fields).filter(([name]) => known(name));
    for (const [name, code] of named) {
      if (known(name)) form.setError(name, { type: 'server', message: code }, { shouldFocus: true });
    }
    const field = FIELD_OF_CODE[error.errcode]?.find(known);
    if (field !== undefined && known(field)) {
      // The server's own words: they are no field code and are shown as they are.
      form.setError(field, { type: 'words', message: errorText(error) }, { shouldFocus: true });
    } else if (named.length === 0) {
      setNote(errorText(error));
    }
  };

  return { note, show, clear: () => setNote(undefined) };
}
