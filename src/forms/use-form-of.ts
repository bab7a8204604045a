import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { useErrorText } from '../store/hooks.ts';
import { showServerError } from './server-error.ts';

/**
 * A form that follows a schema: checked when it is sent, then as the player types. What the server refuses appears where
 * it can be put right, and nothing typed is lost.
 * @param send sends what was typed; rejects as a mutation's unwrap() does. It may ask for more by setting a value
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
