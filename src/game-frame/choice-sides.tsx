import styles from './choice-controls.module.css';

interface ChoiceSidesProps<Value extends string | number> {
  /** Name of the group of buttons, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled: boolean;
}

/** Draws a few options as buttons side by side, of which one is chosen. */
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
