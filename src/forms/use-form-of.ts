import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { useErrorText } from '../store/hooks.ts';
import { showServerError } from './server-error.ts';

/**
 * Creates a form from a schema. It is validated when submitted, and from then on while the player types. Server errors
 * appear at the fields that cause them, and all input is kept.
 * @param send sends the values; rejects like a mutation's unwrap(). To ask for further input it may set a value of the
 * form
 */
export function useFormOf<Input extends FieldValues, Output>(
  schema: v.BaseSchema<Input, Output, v.BaseIssue<unknown>>,
  defaultValues: DefaultValues<Input>,
  send: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>,
) {
  const errorText = useErrorText();
  const methods = useForm<Input, unknown, Output>({ resolver: valibotResolver(schema), defaultValues });
  const submit = methods.handleSubmit(async (values) => {
    try {
      await send(values, methods);
    } catch (error) {
      showServerError(methods, error, errorText(error));
    }
  });
  return { methods, submit: () => submit() };
}
