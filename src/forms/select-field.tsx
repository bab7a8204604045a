import { type ComponentProps, useId } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Text shown while no option is chosen. */
  readonly empty: string;
  readonly options: readonly string[];
}

/** Draws a labelled select with its error below; takes all attributes of a select, and a ref. */
export function SelectField({ label, error, empty, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={classes(styles.select, error !== undefined && styles.wrong)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-help`}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-help`} className={styles.help} role="alert">
          <Icon name="circle-alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
