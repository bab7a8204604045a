import { useFormContext } from 'react-hook-form';
import styles from './choice-field.module.css';
import { useField } from './form.tsx';

interface ChoiceFieldProps<Option extends string> {
  /** Name of the form's field that holds the chosen option. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Returns the label of an option. */
  readonly text: (option: Option) => string;
}

/** Draws a choice between a few options, all of them visible. */
export function ChoiceField<Option extends string>({ name, label, options, text }: ChoiceFieldProps<Option>) {
  const field = useField(name);
  const { watch } = useFormContext<Record<string, string>>();
  const chosen = watch(name);
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={option === chosen ? styles.chosen : undefined}>
          <input
            type="radio"
            value={option}
            name={field.name}
            onBlur={field.onBlur}
            onChange={field.onChange}
            ref={field.ref}
          />
          {text(option)}
        </label>
      ))}
    </fieldset>
  );
}
