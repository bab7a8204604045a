import { useId } from 'react';
import { KENO_RISKS } from '../../../fair/instant/keno.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../choice-controls.module.css';
import { ChoiceSides } from '../choice-sides.tsx';
import own from './keno-controls.module.css';
import { type KenoChoice, MAX_KENO_PICKS, randomKenoPicks } from './keno-view-model.ts';
import { kenoTexts } from './texts.ts';

interface KenoControlsProps {
  readonly choice: KenoChoice;
  readonly onChange: (choice: KenoChoice) => void;
  readonly disabled: boolean;
}

/** Draws the controls besides the numbers in the picture: the pay table, random picks, and clearing the picks. */
export function KenoControls({ choice, onChange, disabled }: KenoControlsProps) {
  const t = useTexts(kenoTexts);
  const count = choice.picks.length;
  const id = useId();
  return (
    <div className={styles.controls}>
      <ChoiceSides
        label={t('risk')}
        options={KENO_RISKS.map((value) => ({ value, text: t(value) }))}
        value={choice.risk}
        onChange={(risk) => onChange({ ...choice, risk })}
        disabled={disabled}
      />
      <div className={own.picks}>
        <span id={id}>{t('picks', { picks: count, most: MAX_KENO_PICKS })}</span>
        <Button
          size="s"
          disabled={disabled}
          onClick={() =>
            onChange({ ...choice, picks: [...randomKenoPicks(count || MAX_KENO_PICKS, Math.random)] })
          }
        >
          {t('quick')}
        </Button>
        <Button
          size="s"
          kind="line"
          aria-describedby={id}
          disabled={disabled || count === 0}
          onClick={() => onChange({ ...choice, picks: [] })}
        >
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
