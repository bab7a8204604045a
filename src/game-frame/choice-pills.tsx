import styles from './choice-controls.module.css';

interface ChoicePillsProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled: boolean;
}

/** A choice of a few, one beside the other. */
export function ChoicePills<Value extends string | number>(props: ChoicePillsProps<Value>) {
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
