import type { ResponseOf } from '../../../contract/call.ts';
import type { getRedPacketRainConfig } from '../../../contract/red-packet.ts';
import { formatExact } from '../../../contract/money.ts';
import type { RoundPhase } from '../../rounds/use-round.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { formatTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { clockText, useCountdown } from '../../ui/countdown.ts';
import { rainTexts } from './texts.ts';

/** State of the rain for this player. */
export type RainConfig = ResponseOf<typeof getRedPacketRainConfig>;

/** The button's label and action, and the line below it. */
export interface RainAction {
  readonly label: string;
  readonly hint: string;
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
  const left = clockText(useCountdown(turnOf(config), serverNow, reload));
  const blocked = (label: string, hint: string): RainAction => ({ label, hint, run: nothing, blocked: true });
  if (!config) return blocked(t('join'), '');
  if (phase === 'unknown') return { label: t('check'), hint: '', run: check, blocked: false };
  const { rain, nextAt, mayJoin } = config;
  const next = t('next', { time: formatTime(nextAt, locale) });
  if (rain.state === 'joined')
    return blocked(next, `${t('joined')} ${t('joined.amount', { amount: formatExact(rain.amount) })}`);
  if (rain.state === 'over') return blocked(next, t('over', { time: left }));
  if (!mayJoin) return blocked(t('join'), t('deposit'));
  if (rain.state === 'soon')
    return blocked(t('soon.button', { time: formatTime(rain.startsAt, locale) }), t('soon', { time: left }));
  return { label: t('join'), hint: t('open'), run: () => join(rain.id), blocked: false };
}
