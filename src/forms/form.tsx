import { createContext, type ReactNode, useContext } from 'react';
import {
  type FieldError,
  type FieldValues,
  FormProvider,
  useFormContext,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Problem } from './problem.tsx';
import { useFieldText } from './use-field-text.ts';

/** Returns a form's own text for a field error's code; undefined to use the shared text. */
export type FieldText = (code: string) => string | undefined;

const OwnFieldText = createContext<FieldText>(() => undefined);

interface FormProps<Input extends FieldValues, Output> {
  /** The form, as useFormOf returns it. */
  readonly form: {
    readonly methods: UseFormReturn<Input, unknown, Output>;
    readonly submit: () => Promise<void>;
  };
  readonly className?: string | undefined;
  readonly fieldText?: FieldText;
  /** The form's fields, followed by a SubmitRow. */
  readonly children: ReactNode;
}

const noOwnText: FieldText = () => undefined;

/** Renders a form; the fields inside access it by useField. */
export function Form<Input extends FieldValues, Output>({
  form,
  className,
  fieldText = noOwnText,
  children,
}: FormProps<Input, Output>) {
  return (
    <FormProvider {...form.methods}>
      <OwnFieldText value={fieldText}>
        <form
          className={className}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
          noValidate
        >
          {children}
        </form>
      </OwnFieldText>
    </FormProvider>
  );
}

/**
 * Returns a function that gives the text of an error of the named field: the server's own text (type "words"), or the text of the
 * error's code.
 */
function useFieldErrorText(name: string): (error: FieldError | undefined) => string | undefined {
  const text = useFieldText();
  const own = useContext(OwnFieldText);
  return (error) => {
    if (error === undefined) return undefined;
    const { type, message = 'invalid' } = error;
    if (type === 'words') return message;
    return own(message) ?? text(message, name);
  };
}

/** Props of a form's field: registration of the input (name, ref, handlers) and the text of its error. */
export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

/** Connects a field to the surrounding form, by the field's name. */
export function useField(name: string): FieldProps {
  const { register, getFieldState, formState } = useFormContext();
  const errorText = useFieldErrorText(name);
  return { ...register(name), error: errorText(getFieldState(name, formState).error) };
}

interface SubmitRowProps {
  /** Button text while the form is being sent, for example "Logging in". */
  readonly busyLabel?: string;
  readonly size?: 'm' | 'l';
  readonly children: ReactNode;
}

/** Draws the end of a form: the error that belongs to no field, and the submit button. */
export function SubmitRow({ busyLabel, size = 'l', children }: SubmitRowProps) {
  const { errors, isSubmitting } = useFormContext().formState;
  return (
    <>
      <Problem text={errors.root?.message ?? ''} />
      <Button
        type="submit"
        kind="gold"
        size={size}
        block
        busy={isSubmitting}
        {...(busyLabel !== undefined && { busyLabel })}
      >
        {children}
      </Button>
    </>
  );
}
