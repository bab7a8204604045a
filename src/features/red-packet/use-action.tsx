import type { ReactNode } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { getRedPacketRainConfig } from '../../../contract/red-packet.ts';
import { formatExact } from '../../../contract/money.ts';
import type { RoundPhase } from '../../rounds/use-round.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { formatTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { rainTexts } from './texts.ts';

/** State of the rain for this player. */
export type RainConfig = ResponseOf<typeof getRedPacketRainConfig>;

/** The button's label and action, and the line below it. */
export interface RainAction {
  readonly label: string;
  readonly hint: ReactNode;
  readonly run: () => void;
  readonly blocked: boolean;
}

interface Asked {
  readonly config: RainConfig | undefined;
  readonly phase: RoundPhase;
  readonly join: (rainId: string) => void;
  readonly check: () => void;
  /** Asks the server again: a rain has begun or ended. */
  readonly reload: () => void;
}

const nothing = (): void => undefined;

/** When something changes by itself: the rain begins or, while it can be joined, ends. */
function turnOf(config: RainConfig | undefined): number | undefined {
  if (!config) return undefined;
  const { rain, nextAt } = config;
  if (rain.state === 'soon') return rain.startsAt;
  return rain.state === 'open' ? rain.endsAt : nextAt;
}

/** The one thing to do now. */
export function useAction({ config, phase, join, check, reload }: Asked): RainAction {
  const t = useTexts(rainTexts);
  const locale = useLocale();
  const turn = turnOf(config);
  useWhenCome(turn, serverNow, reload);
  const countdown = (key: 'over' | 'soon'): ReactNode =>
    turn !== undefined && (
      <CountdownText until={turn} clock={serverNow} format={(time) => t(key, { time })} />
    );
  const blocked = (label: string, hint: ReactNode): RainAction => ({
    label,
    hint,
    run: nothing,
    blocked: true,
  });
  if (!config) return blocked(t('join'), '');
  if (phase === 'unknown') return { label: t('check'), hint: '', run: check, blocked: false };
  const { rain, nextAt, mayJoin } = config;
  const next = t('next', { time: formatTime(nextAt, locale) });
  if (rain.state === 'joined')
    return blocked(next, `${t('joined')} ${t('joined.amount', { amount: formatExact(rain.amount) })}`);
  if (rain.state === 'over') return blocked(next, countdown('over'));
  if (!mayJoin) return blocked(t('join'), t('deposit'));
  if (rain.state === 'soon')
    return blocked(t('soon.button', { time: formatTime(rain.startsAt, locale) }), countdown('soon'));
  return { label: t('join'), hint: t('open'), run: () => join(rain.id), blocked: false };
}
