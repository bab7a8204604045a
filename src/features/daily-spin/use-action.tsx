import type { ResponseOf } from '../../../contract/call.ts';
import type { dailySpinInfo } from '../../../contract/daily-spin.ts';
import { formatExact } from '../../../contract/money.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { blockedAction, type MainAction } from '../../rounds/main-action.ts';
import type { RoundPhase } from '../../rounds/round-machine.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { dailySpinTexts } from './texts.ts';

/** State of the daily spin for this player, as the server sends it. */
export type DailySpinInfo = ResponseOf<typeof dailySpinInfo>;

interface Asked {
  readonly info: DailySpinInfo | undefined;
  readonly phase: RoundPhase;
  readonly spin: () => void;
  readonly check: () => void;
  /** Fetches the state again, because a new day has begun. */
  readonly reload: () => void;
}

/** Returns what the main button does now: spin, ask for a missing result, or tell why there is no spin. */
export function useAction({ info, phase, spin, check, reload }: Asked): MainAction {
  const t = useTexts(dailySpinTexts);
  useWhenCome(info?.nextAt, serverNow, reload);
  if (phase === 'unknown') return { label: t('check'), hint: '', run: check, blocked: false };
  if (!info) return blockedAction(t('spin'), t('loading'));
  if (info.usedToday)
    return blockedAction(
      t('used.button'),
      <CountdownText until={info.nextAt} clock={serverNow} format={(time) => t('used', { time })} />,
    );
  if (!info.isFunded) return blockedAction(t('missing.button'), t('empty'));
  if (info.needTyping > 0)
    return blockedAction(t('missing.button'), t('missing', { amount: formatExact(info.needTyping) }));
  return { label: t('spin'), hint: t('ready'), run: spin, blocked: false };
}
