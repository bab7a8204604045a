import { CUPS } from '../../../fair/steps/cups.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from '../choice-controls.module.css';
import { ChoiceSides } from '../choice-sides.tsx';
import { ladderMultiplier } from '../ladder.ts';
import { timesText } from '../times-text.ts';
import { CUPS_CHOICES, type CupsChoice } from './cups-view-model.ts';
import { cupsTexts } from './texts.ts';

interface CupsControlsProps {
  readonly choice: CupsChoice;
  readonly onChange: (choice: CupsChoice) => void;
  readonly disabled: boolean;
}

/** Draws the choice of the number of cups, and what the first find pays. */
export function CupsControls({ choice, onChange, disabled }: CupsControlsProps) {
  const t = useTexts(cupsTexts);
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('cups')}
        options={CUPS_CHOICES.map(({ cups }) => ({
          value: cups,
          text: t('cups.count', { cups: String(cups) }),
        }))}
        value={choice.cups}
        onChange={(cups) => onChange({ cups })}
        disabled={disabled}
      />
      <span className={styles.head}>
        <span>{t('about', { cups: String(choice.cups) })}</span>
        <span>
          {t('first')} <b>{timesText(ladderMultiplier(CUPS, choice, 1))}</b>
        </span>
      </span>
    </div>
  );
}
