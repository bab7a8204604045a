import styles from './choice-controls.module.css';

interface ChoiceSidesProps<Value extends string | number> {
  /** Label of the choice. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled: boolean;
}

/** Draws a choice of a few options, side by side. */
export function ChoiceSides<Value extends string | number>(props: ChoiceSidesProps<Value>) {
  const { label, options, value, onChange, disabled } = props;
  return (
    <div className={styles.sides} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
