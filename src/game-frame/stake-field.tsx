import { useId } from 'react';
import { formatWhole } from '../../contract/money.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { AmountInput } from './amount-input.tsx';
import { MAIN_ACTION_ID } from './main-action.tsx';
import styles from './stake-field.module.css';
import { fitStake, type StakeBounds } from './stake.ts';
import { frameTexts } from './texts.ts';

interface StakeFieldProps {
  /** Stake of the next bet, in hundredths of a coin; undefined if the text in the field is no amount. */
  readonly stake: number | undefined;
  readonly onChange: (stake: number | undefined) => void;
  readonly bounds: StakeBounds;
  readonly balance: number;
  readonly chips: readonly number[];
  readonly isFun: boolean;
  readonly disabled: boolean;
}

/** Draws the field for the stake in whole pesos, with buttons for common stakes, half, double and the maximum. */
export function StakeField({ stake, onChange, bounds, balance, chips, isFun, disabled }: StakeFieldProps) {
  const t = useTexts(frameTexts);
  const id = useId();
  const reason = disabled ? MAIN_ACTION_ID : undefined;
  const most = fitStake(Math.min(balance, bounds.most), bounds);
  const choices = [
    { text: '½', label: t('bet.half'), key: '[', next: fitStake((stake ?? 0) / 2, bounds) },
    { text: '2×', label: t('bet.double'), key: ']', next: fitStake((stake ?? 0) * 2, bounds) },
    { text: t('max'), label: t('bet.max'), key: undefined, next: most },
  ];
  return (
    <div className={styles.stake}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('bet')}</label>
        <span>
          {isFun ? t('fun') : t('balance')} <b>{formatWhole(balance)}</b>
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.input}>
          <span aria-hidden="true">₱</span>
          <AmountInput id={id} disabled={disabled} amount={stake} step={bounds.step} onAmount={onChange} />
        </span>
        <span className={styles.steps}>
          {choices.map(({ text, label, key, next }) => (
            <button
              key={label}
              type="button"
              className={styles.step}
              aria-label={label}
              title={key === undefined ? label : `${label}: ${key}`}
              aria-keyshortcuts={key}
              aria-describedby={reason}
              disabled={disabled}
              onClick={() => onChange(next)}
            >
              {text}
            </button>
          ))}
        </span>
      </div>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={chip === stake}
            aria-describedby={reason}
            disabled={disabled}
            onClick={() => onChange(chip)}
          >
            {formatWhole(chip)}
          </button>
        ))}
      </div>
    </div>
  );
}
