import { useId, useState } from 'react';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { LEAST_TARGET } from '../../../fair/rising.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { AmountInput } from '../amount-input.tsx';
import { MainAction, ACTION_NOTE_ID } from '../main-action.tsx';
import type { BetSpot } from '../shared/shared-bets-machine.ts';
import { fitStake } from '../stake.ts';
import field from '../stake-field.module.css';
import { frameTexts } from '../texts.ts';
import { timesText } from '../times-text.ts';
import { MAX_CRASH_TARGET, readCrashTarget, crashTargetText } from './crash-view-model.ts';
import styles from './crash-panel.module.css';
import { crashTexts } from './texts.ts';
import type { CrashPanelState } from './use-crash-panels.ts';

interface CrashPanelProps {
  readonly number: number;
  readonly panel: CrashPanelState;
  readonly spot: BetSpot | undefined;
  /** Whether the round still accepts bets. */
  readonly isBetting: boolean;
  /** Amount that cashing out now would pay, in hundredths of a coin; 0 while that is not possible. */
  readonly worth: number;
  readonly onPress: () => void;
}

/**
 * Draws one of the player's two bets: the stake, auto cash-out, and the button that places, cancels and cashes out the
 * bet.
 */
export function CrashPanel({ number, panel, spot, isBetting, worth, onPress }: CrashPanelProps) {
  const t = useTexts(crashTexts);
  const id = useId();
  const { isQueued } = panel;
  const stake = spot?.request.stake ?? panel.stake;
  const isFree = spot === undefined && !isQueued;
  const status = spot?.status;
  const isRiding = status === 'in' && !isBetting;
  const isBusy =
    status === 'placing' || status === 'leaving' || status === 'cancelling' || status === 'unknown';
  const text = ((): string => {
    if (isQueued) return t('queued');
    if (status === 'placing') return t('placing');
    if (status === 'leaving') return t('leaving');
    if (status === 'unknown' || status === 'cancelling') return t('checking');
    if (isRiding) return t('off', { amount: formatExact(worth) });
    if (status === 'in') return t('cancel');
    return t(isBetting ? 'bet' : 'next', { amount: formatPrize(stake) });
  })();
  return (
    <fieldset className={styles.panel} aria-label={t('panel', { number: String(number) })}>
      <StakeInput stake={stake} panel={panel} isFree={isFree} actionId={`${id}main`} />
      <AutoCashOut panel={panel} isFree={isFree} />
      <MainAction id={`${id}main`}>
        <Button
          kind={isRiding || isFree ? 'gold' : 'violet'}
          size="m"
          block
          busy={isBusy}
          disabled={(isFree && (panel.isBarred || panel.isWrong)) || (isRiding && worth === 0)}
          aria-describedby={ACTION_NOTE_ID}
          onClick={onPress}
        >
          {text}
        </Button>
      </MainAction>
    </fieldset>
  );
}

interface StakeInputProps {
  readonly stake: number;
  readonly panel: CrashPanelState;
  readonly isFree: boolean;
  /** Element id of the button whose text explains why the stake is locked. */
  readonly actionId: string;
}

function StakeInput({ stake, panel: { typedStake, setStake, bounds }, isFree, actionId }: StakeInputProps) {
  const frame = useTexts(frameTexts);
  return (
    <div className={styles.stake}>
      <span className={field.input}>
        <span aria-hidden="true">₱</span>
        <AmountInput
          aria-label={frame('bet')}
          disabled={!isFree}
          amount={isFree ? typedStake : stake}
          step={bounds.step}
          onAmount={setStake}
        />
      </span>
      <span className={field.steps}>
        {(
          [
            ['½', 'bet.half', stake / 2],
            ['2×', 'bet.double', stake * 2],
          ] as const
        ).map(([sign, name, next]) => (
          <button
            key={name}
            type="button"
            className={field.step}
            aria-label={frame(name)}
            aria-describedby={isFree ? undefined : actionId}
            disabled={!isFree}
            onClick={() => setStake(fitStake(next, bounds))}
          >
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Renders the switch of auto cash-out and the field for its target. An invalid target blocks the bet. */
function AutoCashOut({ panel, isFree }: { readonly panel: CrashPanelState; readonly isFree: boolean }) {
  const { auto, setAuto, setWrong, target } = panel;
  const t = useTexts(crashTexts);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readCrashTarget(typed) === undefined;
  const write = (next: string | undefined): void => {
    setTyped(next);
    setWrong(next !== undefined && readCrashTarget(next) === undefined);
  };
  return (
    <>
      <div className={styles.auto}>
        <label htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            disabled={!isFree}
            checked={auto !== undefined}
            aria-label={t('auto')}
            onChange={({ target: box }) => {
              write(undefined);
              setAuto(box.checked ? target : undefined);
            }}
          />
          <span aria-hidden="true">Auto</span>
        </label>
        <span className={`${field.input} ${styles.target}`}>
          <input
            aria-label={t('auto.at')}
            inputMode="decimal"
            autoComplete="off"
            disabled={!isFree || auto === undefined}
            aria-invalid={isWrong}
            value={typed ?? crashTargetText(target)}
            onChange={({ target: input }) => {
              const cut = input.value.slice(0, 13);
              write(cut);
              const next = readCrashTarget(cut);
              if (next !== undefined) setAuto(next);
            }}
            onBlur={() => {
              if (!isWrong) write(undefined);
            }}
            onFocus={({ target: input }) => input.select()}
          />
          <span aria-hidden="true">×</span>
        </span>
      </div>
      {isWrong && (
        <p className={styles.wrong} role="status">
          {t('auto.wrong', { least: timesText(LEAST_TARGET), most: timesText(MAX_CRASH_TARGET) })}
        </p>
      )}
    </>
  );
}
