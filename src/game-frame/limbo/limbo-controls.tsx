import { useId, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import field from '../stake-field.module.css';
import { timesText } from '../times-text.ts';
import styles from './limbo-controls.module.css';
import {
  limboChanceText,
  MAX_LIMBO_TARGET,
  type LimboChoice,
  limboOddsOf,
  nearestLimboTarget,
  LIMBO_TARGET_PRESETS,
  readLimboTarget,
  limboTargetText,
} from './limbo-view-model.ts';
import { limboTexts } from './texts.ts';

interface LimboControlsProps {
  readonly choice: LimboChoice;
  readonly onChange: (choice: LimboChoice) => void;
  /** Called with true while the typed target is invalid: the player cannot bet then. */
  readonly onWrong: (isWrong: boolean) => void;
  readonly disabled: boolean;
}

/** Draws the field for the target with its win probability, and buttons for common targets, half and double. */
export function LimboControls({ choice, onChange, onWrong, disabled }: LimboControlsProps) {
  const t = useTexts(limboTexts);
  const id = useId();
  const { target } = choice;
  // Text that is being typed, until the player leaves the field. The choice changes whenever the text is valid; invalid
  // text stays until it is corrected.
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readLimboTarget(typed) === undefined;
  const write = (next: string | undefined): void => {
    setTyped(next);
    onWrong(next !== undefined && readLimboTarget(next) === undefined);
  };
  const choose = (next: number): void => {
    write(undefined);
    onChange({ target: nearestLimboTarget(next) });
  };
  const steps = [
    { text: '½', label: t('half'), next: target / 2 },
    { text: '2×', label: t('double'), next: target * 2 },
  ];
  return (
    <div className={field.stake}>
      <div className={field.head}>
        <label htmlFor={id}>{t('target')}</label>
        <span>
          {t('chance')} <b>{limboChanceText(limboOddsOf(choice).chance)}</b>
        </span>
      </div>
      <div className={styles.row}>
        <span className={field.input}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            aria-invalid={isWrong}
            value={typed ?? limboTargetText(target)}
            onChange={({ target: { value } }) => {
              const cut = value.slice(0, 13);
              write(cut);
              const next = readLimboTarget(cut);
              if (next !== undefined) onChange({ target: next });
            }}
            onBlur={() => {
              if (!isWrong) write(undefined);
            }}
            onFocus={({ target: input }) => input.select()}
          />
          <span aria-hidden="true">×</span>
        </span>
        {steps.map(({ text, label, next }) => (
          <button
            key={text}
            type="button"
            className={field.step}
            aria-label={label}
            title={label}
            disabled={disabled}
            onClick={() => choose(next)}
          >
            {text}
          </button>
        ))}
      </div>
      <QuickTargets target={target} onPick={choose} disabled={disabled} />
      {isWrong && (
        <p className={styles.wrong} role="status">
          {t('target.wrong', { least: timesText(nearestLimboTarget(0)), most: timesText(MAX_LIMBO_TARGET) })}
        </p>
      )}
    </div>
  );
}

interface QuickTargetsProps {
  readonly target: number;
  readonly onPick: (target: number) => void;
  readonly disabled: boolean;
}

/** Renders a button for each common target. */
function QuickTargets({ target, onPick, disabled }: QuickTargetsProps) {
  const t = useTexts(limboTexts);
  return (
    <div className={field.chips}>
      {LIMBO_TARGET_PRESETS.map((one) => (
        <button
          key={one}
          type="button"
          className={field.chip}
          aria-label={t('quick', { times: timesText(one) })}
          aria-pressed={one === target}
          disabled={disabled}
          onClick={() => onPick(one)}
        >
          {timesText(one)}
        </button>
      ))}
    </div>
  );
}
