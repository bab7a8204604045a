import { WHEEL_RISKS, WHEEL_SEGMENTS } from '../../../fair/instant/wheel.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from '../choice-controls.module.css';
import { ChoiceSides } from '../choice-sides.tsx';
import { wheelTexts } from './texts.ts';
import type { WheelChoice } from './wheel-view-model.ts';

interface WheelControlsProps {
  readonly choice: WheelChoice;
  readonly onChange: (choice: WheelChoice) => void;
  readonly disabled: boolean;
}

/**
 * Draws the choice of the wheel: its risk and its number of segments. The signs in front of the wheel show the payouts.
 */
export function WheelControls({ choice, onChange, disabled }: WheelControlsProps) {
  const t = useTexts(wheelTexts);
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('risk')}
        options={WHEEL_RISKS.map((value) => ({ value, text: t(value) }))}
        value={choice.risk}
        onChange={(risk) => onChange({ ...choice, risk })}
        disabled={disabled}
      />
      <div className={styles.named}>
        <span aria-hidden="true">{t('segments')}</span>
        <ChoiceSides
          label={t('segments')}
          options={WHEEL_SEGMENTS.map((value) => ({ value, text: String(value) }))}
          value={choice.segments}
          onChange={(segments) => onChange({ ...choice, segments })}
          disabled={disabled}
        />
      </div>
    </div>
  );
}
