import { useState } from 'react';
import { formatWhole, parseAmount } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { AUTO_ROUNDS, type AutoPlan } from './auto-plan.ts';
import styles from './auto-sheet.module.css';
import { autoTexts } from './texts.ts';

interface AutoSheetProps {
  /** Whether each round of auto play repeats the steps of the player's last round. */
  readonly hasSteps: boolean;
  /** Whether the player has not yet played a round whose steps can be repeated. */
  readonly lacksSteps: boolean;
  readonly onStart: (plan: AutoPlan) => void;
  readonly onClose: () => void;
}

/** Parses an amount typed in whole pesos. Returns it in hundredths; undefined if the field is empty. */
const readAmount = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 9);
  const amount = digits === '' ? undefined : parseAmount(digits);
  return amount === undefined || amount === 0 ? undefined : amount;
};

/** Draws the form in which the player sets the number of rounds and the limits of auto play. */
export default function AutoSheet({ hasSteps, lacksSteps, onStart, onClose }: AutoSheetProps) {
  const t = useTexts(autoTexts);
  const [plan, setPlan] = useState<AutoPlan>({
    rounds: AUTO_ROUNDS[0],
    winAt: undefined,
    lossAt: undefined,
    balanceBelow: undefined,
  });
  const limit = (name: 'winAt' | 'lossAt' | 'balanceBelow', label: string) => (
    <Field
      label={label}
      prefix="₱"
      inputMode="numeric"
      autoComplete="off"
      value={plan[name] === undefined ? '' : formatWhole(plan[name], '')}
      onChange={({ target }) => setPlan({ ...plan, [name]: readAmount(target.value) })}
    />
  );
  return (
    <Dialog kind="sheet" title={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t(hasSteps ? 'about.steps' : 'about')}</p>
        <div className={styles.rounds} role="group" aria-label={t('rounds')}>
          {AUTO_ROUNDS.map((rounds) => (
            <button
              key={rounds}
              type="button"
              aria-pressed={rounds === plan.rounds}
              onClick={() => setPlan({ ...plan, rounds })}
            >
              {rounds}
            </button>
          ))}
        </div>
        <fieldset className={styles.limits}>
          <legend>{t('stop.when')}</legend>
          {limit('winAt', t('win'))}
          {limit('lossAt', t('loss'))}
          {limit('balanceBelow', t('balance'))}
        </fieldset>
        {lacksSteps && <p role="status">{t('no.steps')}</p>}
        <Button kind="gold" size="l" block disabled={lacksSteps} onClick={() => onStart(plan)}>
          {t('start')}
        </Button>
      </div>
    </Dialog>
  );
}
