import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldError, type FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useTexts } from '../i18n/i18n.tsx';
import { formTexts, isFieldCode } from './form-texts.ts';

/** A form that follows a schema: checked on submit, then as the player types. */
export function useFormOf<Input extends FieldValues, Output>(
  schema: v.BaseSchema<Input, Output, v.BaseIssue<unknown>>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({ resolver: valibotResolver(schema), defaultValues });
}

/** Words for a field's error: a code of the form rules, or the server's own words (type "words"). */
export function useErrorWords(): (
  error: Pick<FieldError, 'type' | 'message'> | undefined,
) => string | undefined {
  const t = useTexts(formTexts);
  return (error) => {
    if (error === undefined) return undefined;
    const { type, message = 'invalid' } = error;
    return type === 'words' ? message : t(isFieldCode(message) ? `field.${message}` : 'field.invalid');
  };
}
