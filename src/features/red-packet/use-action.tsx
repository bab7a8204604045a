import type { ReactNode } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { getRedPacketRainConfig } from '../../../contract/red-packet.ts';
import { formatExact } from '../../../contract/money.ts';
import { blockedAction, type MainAction } from '../../rounds/main-action.ts';
import type { RoundPhase } from '../../rounds/round-machine.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { formatHour } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { rainTexts } from './texts.ts';

/** State of the red packet rain for this player, as the server sends it. */
export type RainConfig = ResponseOf<typeof getRedPacketRainConfig>;

interface Asked {
  readonly config: RainConfig | undefined;
  readonly phase: RoundPhase;
  readonly join: (rainId: string) => void;
  readonly check: () => void;
  /** Fetches the state again, because a rain has begun or ended. */
  readonly reload: () => void;
}

/** Returns the time of the next change, ms since 1970: the start of the rain, or its end while the player can join. */
function turnOf(config: RainConfig | undefined): number | undefined {
  if (!config) return undefined;
  const { rain, nextAt } = config;
  if (rain.state === 'soon') return rain.startsAt;
  return rain.state === 'open' ? rain.endsAt : nextAt;
}

/** Returns what the main button does now: join the rain, ask for a missing result, or tell when it rains. */
export function useAction({ config, phase, join, check, reload }: Asked): MainAction {
  const t = useTexts(rainTexts);
  const locale = useLocale();
  const turn = turnOf(config);
  useWhenCome(turn, serverNow, reload);
  const countdown = (key: 'over' | 'soon'): ReactNode =>
    turn !== undefined && (
      <CountdownText until={turn} clock={serverNow} format={(time) => t(key, { time })} />
    );
  if (!config) return blockedAction(t('join'), t('loading'));
  if (phase === 'unknown') return { label: t('check'), hint: '', run: check, blocked: false };
  const { rain, nextAt, mayJoin } = config;
  const next = t('next', { time: formatHour(nextAt, locale) });
  if (rain.state === 'joined')
    return blockedAction(next, `${t('joined')} ${t('joined.amount', { amount: formatExact(rain.amount) })}`);
  if (rain.state === 'over') return blockedAction(next, countdown('over'));
  if (!mayJoin) return blockedAction(t('join'), t('deposit'));
  if (rain.state === 'soon')
    return blockedAction(t('soon.button', { time: formatHour(rain.startsAt, locale) }), countdown('soon'));
  return { label: t('join'), hint: t('open'), run: () => join(rain.id), blocked: false };
}
