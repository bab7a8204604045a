import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: string;
}

/**
 * Renders a labelled multi-line field with its help or its error below. Takes all attributes of a textarea, and a ref.
 */
export function TextArea({ label, error, help, ...area }: TextAreaProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={classes(styles.area, error !== undefined && styles.wrong)}
        aria-invalid={error !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-help`}
      />
      {below !== undefined && (
        <p
          id={`${id}-help`}
          className={classes(styles.help, error !== undefined && styles.bad)}
          role={error === undefined ? undefined : 'alert'}
        >
          {error !== undefined && <Icon name="circle-alert" size={14} />}
          {below}
        </p>
      )}
    </div>
  );
}
