import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { NEXT_STEP_ID } from '../../casino/next-step.tsx';
import { Metal, Money } from '../../ui/money.tsx';
import styles from './slot-stage.module.css';
import { slotTexts } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';

/** Names of the controls below the reels. */
export type SlotControlName = 'spin' | 'lower' | 'raise' | 'turbo' | 'rules';

/** The player's bet in hundredths, and the functions that change it by one step; undefined if there is no such step. */
export interface BetControl {
  readonly amount: number;
  readonly lower: (() => void) | undefined;
  readonly raise: (() => void) | undefined;
}

/** Label and action of the large round button. */
export interface SpinAction {
  readonly label: string;
  readonly run: () => void;
  /** Why the button is disabled: too few coins or not ready; undefined if it is enabled. */
  readonly reason: 'spin.poor' | 'spin.soon' | undefined;
  /** Whether the button asks for the result of a spin that got no answer. */
  readonly isCheck: boolean;
}

/** State of the switch for shorter spins, and the function that changes it. */
export interface TurboControl {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

interface SlotControlsProps {
  /**
   * Whether the scene or its first frame draws these controls: the real ones are then invisible and serve touch,
   * keyboards and screen readers.
   */
  readonly isPainted: boolean;
  /** Whether a round is being shown: pressing the large button then skips to its result. */
  readonly isBusy: boolean;
  readonly action: SpinAction;
  readonly bet: BetControl;
  readonly turbo: TurboControl | undefined;
  /** Amount shown in the bar for wins, in hundredths; undefined before a round's end. */
  readonly won: number | undefined;
  readonly onPress: (control: SlotControlName, run: () => void) => void;
  /** Called when the large button is pressed: spins, or skips the round being shown. */
  readonly onSpin: () => void;
  readonly onRules: () => void;
}

/** Draws the controls of a slot: the large button, the bet, turbo and the rules. */
export function SlotControls(props: SlotControlsProps) {
  const { isPainted, isBusy, action, bet, turbo, won, onPress, onSpin, onRules } = props;
  const t = useTexts(slotTexts);
  const isOff = action.reason !== undefined && !isBusy;
  return (
    <div className={classes(styles.controls, isPainted && styles.painted)}>
      <p className={styles.win} aria-hidden="true">
        {won !== undefined && won > 0 && (
          <>
            <span>{t('win')}</span> <Money amount={won} />
          </>
        )}
      </p>
      <Bet bet={bet} isBusy={isBusy} onPress={onPress} />
      <button
        type="button"
        className={styles.spin}
        aria-disabled={isOff}
        aria-describedby={isOff ? NEXT_STEP_ID : undefined}
        onClick={onSpin}
      >
        {action.isCheck ? (
          <span className={styles.checkWord} aria-hidden="true">
            {action.label}
          </span>
        ) : (
          <span className={classes('title', styles.spinWord)} aria-hidden="true">
            <Metal text={t('spin.word').toUpperCase()} />
          </span>
        )}
        <span className="sr-only">{isBusy ? t('spin.skip') : action.label}</span>
      </button>
      {turbo && <Turbo turbo={turbo} isBusy={isBusy} onPress={onPress} />}
      <button
        type="button"
        className={classes(styles.round, styles.rules)}
        aria-label={t('rules')}
        title={t('rules')}
        onClick={() => onPress('rules', onRules)}
      >
        <Icon name="info" size={20} />
      </button>
    </div>
  );
}

type PartProps = Pick<SlotControlsProps, 'isBusy' | 'onPress'>;

function Bet({ bet, isBusy, onPress }: PartProps & { readonly bet: BetControl }) {
  const t = useTexts(slotTexts);
  const step = (control: 'lower' | 'raise') => {
    const run = isBusy ? undefined : bet[control];
    const why = t(isBusy ? 'bet.wait' : control === 'lower' ? 'bet.smallest' : 'bet.largest');
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={t(`bet.${control}`)}
        aria-disabled={run === undefined}
        aria-describedby={run === undefined ? `bet-${control}-why` : undefined}
        onClick={() => (run ? onPress(control, run) : showToast(why, 'info'))}
      >
        <Icon name={control === 'lower' ? moreIcons.minus : moreIcons.plus} size={20} />
        <span id={`bet-${control}-why`} hidden>
          {why}
        </span>
      </button>
    );
  };
  return (
    <div className={styles.bet} role="group" aria-label={t('bet')}>
      {step('lower')}
      <p className={styles.amount} aria-live="polite">
        <span aria-hidden="true">{t('bet')}</span>
        <b aria-hidden="true">{formatExact(bet.amount)}</b>
        <span className="sr-only">{t('bet.label', { amount: formatExact(bet.amount) })}</span>
      </p>
      {step('raise')}
    </div>
  );
}

function Turbo({ turbo, isBusy, onPress }: PartProps & { readonly turbo: TurboControl }) {
  const t = useTexts(slotTexts);
  return (
    <button
      type="button"
      className={classes(styles.round, styles.turbo, turbo.isOn && styles.on)}
      aria-pressed={turbo.isOn}
      aria-disabled={isBusy}
      aria-describedby={isBusy ? 'bet-turbo-why' : undefined}
      aria-label={t('turbo')}
      title={t('turbo')}
      onClick={() => {
        if (isBusy) showToast(t('bet.wait'), 'info');
        else onPress('turbo', turbo.toggle);
      }}
    >
      <Icon name={moreIcons.zap} size={20} />
      <span id="bet-turbo-why" hidden>
        {t('bet.wait')}
      </span>
    </button>
  );
}
