import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import styles from '../choice-controls.module.css';
import {
  type DiceChoice,
  diceLimitOf,
  diceOddsOf,
  rollText,
  slideDiceChoice,
  DICE_TARGETS,
} from './dice-view-model.ts';
import { timesText } from '../times-text.ts';
import { diceTexts } from './texts.ts';

interface DiceControlsProps {
  readonly choice: DiceChoice;
  readonly onChange: (choice: DiceChoice) => void;
  readonly disabled: boolean;
}

/**
 * Draws the choice of the winning side and of the win probability. In the scene, the gate on the track shows the same
 * choice.
 */
export function DiceControls({ choice, onChange, disabled }: DiceControlsProps) {
  const t = useTexts(diceTexts);
  const { multiplier, chance } = diceOddsOf(choice);
  return (
    <div className={styles.controls}>
      <div className={styles.sides} role="group" aria-label={t('side')}>
        {(['under', 'over'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={choice.side === side}
            disabled={disabled}
            onClick={() => onChange({ ...choice, side })}
          >
            {t(side, { roll: rollText(diceLimitOf({ ...choice, side })) })}
          </button>
        ))}
      </div>
      <div className={styles.target}>
        <span className={styles.head}>
          <span>
            {t('target')} <b>{formatPpm(chance)}</b>
          </span>
          <span>
            {t('pays')} <b>{timesText(multiplier)}</b>
          </span>
        </span>
        <input
          type="range"
          min={DICE_TARGETS[0]}
          max={DICE_TARGETS.at(-1)}
          step={1}
          value={choice.target}
          disabled={disabled}
          aria-label={t('target')}
          aria-valuetext={`${formatPpm(chance)}, ${timesText(multiplier)}`}
          onChange={({ target }) => onChange(slideDiceChoice(choice, Number(target.value)))}
        />
      </div>
    </div>
  );
}
