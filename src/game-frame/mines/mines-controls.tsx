import { useTexts } from '../../i18n/i18n.tsx';
import styles from '../choice-controls.module.css';
import { ChoiceSides } from '../choice-sides.tsx';
import { ladderRungsOf } from '../ladder.ts';
import { timesText } from '../times-text.ts';
import { MINES } from '../../../fair/steps/mines.ts';
import { type MinesChoice, MAX_MINES, MINES_PRESETS } from './mines-view-model.ts';
import { minesTexts } from './texts.ts';

interface MinesControlsProps {
  readonly choice: MinesChoice;
  readonly onChange: (choice: MinesChoice) => void;
  readonly disabled: boolean;
}

/** Draws buttons and a slider for the number of mines, and the payout for opening the first chest. */
export function MinesControls({ choice, onChange, disabled }: MinesControlsProps) {
  const t = useTexts(minesTexts);
  const first = ladderRungsOf(MINES, choice)[0]?.pays ?? 0;
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('mines')}
        options={MINES_PRESETS.map((mines) => ({ value: mines, text: String(mines) }))}
        value={choice.mines}
        onChange={(mines) => onChange({ mines })}
        disabled={disabled}
      />
      <div className={styles.target}>
        <span className={styles.head}>
          <span>
            {t('mines')} <b>{choice.mines}</b>
          </span>
          <span>
            {t('first')} <b>{timesText(first)}</b>
          </span>
        </span>
        <input
          type="range"
          min={1}
          max={MAX_MINES}
          step={1}
          value={choice.mines}
          disabled={disabled}
          aria-label={t('mines')}
          onChange={({ target }) => onChange({ mines: Number(target.value) })}
        />
      </div>
    </div>
  );
}
