import { type ComponentType, type ReactNode, useCallback } from 'react';
import { formatPrize } from '../../contract/money.ts';
import type { NameWith } from '../../contract/promotions/promotions.ts';
import { useGetDailySpinQuery } from '../api/daily-spin.ts';
import { useGetRedPacketRainQuery } from '../api/red-packet.ts';
import { useGetSignInQuery } from '../api/sign-in.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { serverNow } from '../platform/server-clock.ts';
import { useWhenCome } from '../ui/countdown.ts';
import { CountdownText } from '../ui/countdown-text.tsx';

const en = {
  'spin.ready': 'Ready to spin',
  'spin.again': 'Again in {time}',
  'spin.bet': '{amount} in bets to go',
  'spin.rest': 'Taking a break, back soon',
  'rain.open': 'Raining now!',
  'rain.soon': 'Rain in {time}',
  'visit.ready': '{count} {count:diamond|diamonds} ready',
  'visit.again': 'Again in {time}',
  'visit.bet': '{amount} in bets to go',
  look: 'Have a look',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  'spin.ready': 'Handa nang ikutin',
  'spin.again': 'Ulit: {time} pa',
  'spin.bet': '{amount} pang taya',
  'spin.rest': 'Pahinga muna, babalik din',
  'rain.open': 'Umuulan na!',
  'rain.soon': 'Ulan: {time} pa',
  'visit.ready': '{count} diamonds handa na',
  'visit.again': 'Ulit: {time} pa',
  'visit.bet': '{amount} pang taya',
  look: 'Silipin',
};
const texts = { en, fil };

/** Current state of a daily promotion. */
export interface DayState {
  /** The state as a short text, which may contain a countdown. */
  readonly state: ReactNode;
  /** Whether the player can use the promotion now. */
  readonly isReady: boolean;
}

/** Options of the queries here: data is refetched whenever a page opens, because play and time change it. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** Draws a text with the time that is left until an instant of the server's clock, ms since 1970. */
const until = (instant: number, format: (time: string) => string): ReactNode => (
  <CountdownText until={instant} clock={serverNow} format={format} />
);

/** Returns the state of the daily spin, and fetches it again when a new day begins. */
export function useDailySpinState(): DayState {
  const t = useTexts(texts);
  const { data, isError, refetch } = useGetDailySpinQuery(undefined, ANEW);
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(data?.nextAt, serverNow, reload);
  const say = (): ReactNode => {
    if (data === undefined) return isError ? t('look') : '…';
    if (data.usedToday) return until(data.nextAt, (time) => t('spin.again', { time }));
    if (!data.isFunded) return t('spin.rest');
    return data.needTyping > 0 ? t('spin.bet', { amount: formatPrize(data.needTyping) }) : t('spin.ready');
  };
  return { state: say(), isReady: data?.canSpin === true };
}

/** Returns the state of the Red Packet Rain, and fetches it again when a rain begins or ends. */
export function useRainState(): DayState {
  const t = useTexts(texts);
  const { data, isError, refetch } = useGetRedPacketRainQuery(undefined, ANEW);
  const isOpen = data?.rain.state === 'open';
  const next = data?.rain.state === 'soon' ? data.rain.startsAt : data?.nextAt;
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(isOpen ? data.rain.endsAt : next, serverNow, reload);
  const say = (): ReactNode => {
    if (next === undefined) return isError ? t('look') : '…';
    return isOpen ? t('rain.open') : until(next, (time) => t('rain.soon', { time }));
  };
  return { state: say(), isReady: isOpen && data.mayJoin };
}

/** Returns the state of the daily sign-in, and fetches it again when a new day begins. */
export function useDailyVisitState(): DayState {
  const t = useTexts(texts);
  const { data, isError, refetch } = useGetSignInQuery(undefined, ANEW);
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(data?.nextAt, serverNow, reload);
  const say = (): ReactNode => {
    if (data === undefined) return isError ? t('look') : '…';
    if (data.stampedToday) return until(data.nextAt, (time) => t('visit.again', { time }));
    if (data.canReceive) return t('visit.ready', { count: data.diamonds[data.stamps] ?? 0 });
    if (!data.isFunded) return t('spin.rest');
    return data.lastMissing > 0 ? t('visit.bet', { amount: formatPrize(data.lastMissing) }) : t('look');
  };
  return { state: say(), isReady: data?.canReceive === true };
}

interface WithDayState {
  /** Draws the content for a state. */
  readonly children: (state: DayState) => ReactNode;
}

const WithDailyVisit = ({ children }: WithDayState) => children(useDailyVisitState());
const WithDailySpin = ({ children }: WithDayState) => children(useDailySpinState());
const WithRain = ({ children }: WithDayState) => children(useRainState());

/**
 * For each daily promotion, the component that passes its state to `children`. Types fail if a promotion with `isDaily`
 * is not listed.
 */
export const dayStates: Readonly<Record<NameWith<'isDaily'>, ComponentType<WithDayState>>> = {
  signIn: WithDailyVisit,
  dailySpin: WithDailySpin,
  redPacketRain: WithRain,
};
