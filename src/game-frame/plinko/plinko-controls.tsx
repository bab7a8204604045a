import { PLINKO_RISKS } from '../../../fair/instant/plinko.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from '../choice-controls.module.css';
import { ChoiceSides } from '../choice-sides.tsx';
import { timesText } from '../times-text.ts';
import { plinkoOddsOf, type PlinkoChoice, PLINKO_ROW_LIMITS } from './plinko-view-model.ts';
import { plinkoTexts } from './texts.ts';

interface PlinkoControlsProps {
  readonly choice: PlinkoChoice;
  readonly onChange: (choice: PlinkoChoice) => void;
  readonly disabled: boolean;
}

/** Draws the choice of the board: its risk and its number of rows. */
export function PlinkoControls({ choice, onChange, disabled }: PlinkoControlsProps) {
  const t = useTexts(plinkoTexts);
  const { least, top } = plinkoOddsOf(choice);
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('risk')}
        options={PLINKO_RISKS.map((value) => ({ value, text: t(value) }))}
        value={choice.risk}
        onChange={(risk) => onChange({ ...choice, risk })}
        disabled={disabled}
      />
      <div className={styles.target}>
        <span className={styles.head}>
          <span>
            {t('rows')} <b>{choice.rows}</b>
          </span>
          <span>
            {t('pays')} <b>{t('between', { least: timesText(least), top: timesText(top) })}</b>
          </span>
        </span>
        <input
          type="range"
          min={PLINKO_ROW_LIMITS.fewest}
          max={PLINKO_ROW_LIMITS.most}
          step={1}
          value={choice.rows}
          disabled={disabled}
          aria-label={t('rows')}
          onChange={({ target }) => onChange({ ...choice, rows: Number(target.value) })}
        />
      </div>
    </div>
  );
}
