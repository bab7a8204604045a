import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { readAmount } from '../amount-input.tsx';
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

/** Names of the limits that end auto play. */
const LIMITS = ['winAt', 'lossAt', 'balanceBelow'] as const;

/** A limit of 0, which an empty field gives, means no limit. */
const limitOf = (amount: number | undefined): number | undefined => (amount === 0 ? undefined : amount);

/** Draws the form in which the player sets the number of rounds and the limits of auto play. */
export default function AutoSheet({ hasSteps, lacksSteps, onStart, onClose }: AutoSheetProps) {
  const t = useTexts(autoTexts);
  const [rounds, setRounds] = useState<AutoPlan['rounds']>(AUTO_ROUNDS[0]);
  const [typed, setTyped] = useState({ winAt: '', lossAt: '', balanceBelow: '' });
  const isWrong = LIMITS.some((name) => readAmount(typed[name]) === undefined);
  const start = (): void =>
    onStart({
      rounds,
      winAt: limitOf(readAmount(typed.winAt)),
      lossAt: limitOf(readAmount(typed.lossAt)),
      balanceBelow: limitOf(readAmount(typed.balanceBelow)),
    });
  const limit = (name: (typeof LIMITS)[number], label: string) => (
    <Field
      label={label}
      prefix="₱"
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      error={readAmount(typed[name]) === undefined ? t('wrong') : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Dialog kind="sheet" title={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t(hasSteps ? 'about.steps' : 'about')}</p>
        <div className={styles.rounds} role="group" aria-label={t('rounds')}>
          {AUTO_ROUNDS.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === rounds}
              onClick={() => setRounds(count)}
            >
              {count}
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
        <Button kind="gold" size="l" block disabled={lacksSteps || isWrong} onClick={start}>
          {t('start')}
        </Button>
      </div>
    </Dialog>
  );
}
