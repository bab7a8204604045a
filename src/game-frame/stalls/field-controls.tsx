import type { CSSProperties } from 'react';
import { timesText } from '../times-text.ts';
import styles from './field-controls.module.css';
import type { StallOdds } from './stall-view-model.ts';

interface FieldControlsProps {
  /** Name of the group of buttons, for screen readers. */
  readonly label: string;
  readonly fields: readonly StallOdds[];
  readonly nameOf: (field: string) => string;
  /** CSS colour of each field, by the field's name. */
  readonly tints: Readonly<Record<string, string>>;
  readonly columns: 2 | 3 | 5;
  readonly field: string;
  readonly onChange: (field: string) => void;
  readonly disabled: boolean;
}

/** Draws a button for each field on which the player can bet, with its payout. */
export function FieldControls(props: FieldControlsProps) {
  const { label, fields, nameOf, tints, columns, field, onChange, disabled } = props;
  return (
    <div className={styles.fields} data-columns={columns} role="group" aria-label={label}>
      {fields.map(({ name, pays }) => (
        <button
          key={name}
          type="button"
          className={styles.field}
          style={{ '--tint': tints[name] } as CSSProperties}
          aria-pressed={name === field}
          disabled={disabled}
          onClick={() => onChange(name)}
        >
          <span>{nameOf(name)}</span>
          <b>{timesText(pays)}</b>
        </button>
      ))}
    </div>
  );
}
