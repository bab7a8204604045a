import { RewardId } from '../../../contract/reward-ids.ts';
import { type RefObject, useCallback, useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useJoinRedPacketRainMutation } from '../../api/red-packet.ts';
import { useRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { rainTexts } from './texts.ts';

/** The name under which a joined rain is kept until its packet has been opened. */
export const RAIN = 'red-packet-rain';

/** What the stage can show; settles when the amount has been shown, also when it cannot be shown. */
export interface RainShow {
  /** `isOver`: the rain was left before; only its envelope is left to open. */
  rain(amount: number, isOver: boolean): Promise<void>;
}

interface Ask {
  readonly rainId: string;
}
const isAsk = (value: object): value is Ask => 'rainId' in value && typeof value.rainId === 'string';

/** The course of a rain: joining it decides and pays the packet, the rain shows it. */
export function useRain(userId: number | undefined, show: RefObject<RainShow | null>) {
  const t = useTexts(rainTexts);
  const dispatch = useAppDispatch();
  const [joinRain] = useJoinRedPacketRainMutation();
  const words = useCallback((amount: number) => t('won', { amount: formatExact(amount) }), [t]);

  const {
    buy,
    replay: replayRound,
    ...round
  } = useRound<Ask, { readonly amount: number }>({
    name: RAIN,
    userId,
    isAsk,
    call: (request) => joinRain(request).unwrap(),
    show: {
      start: () => undefined,
      async land({ amount }, instant) {
        await show.current?.rain(amount, instant);
        const from = { x: innerWidth / 2, y: innerHeight / 2 };
        dispatch(modalOpened({ name: 'rewards', rewards: [{ propId: RewardId.coin, count: amount }], from }));
      },
      fail: () => undefined,
    },
    words: ({ amount }) => words(amount),
    texts: { unknown: t('unknown'), back: t('back'), elsewhere: t('elsewhere') },
    failed: (code) => t('failed', { code }),
    ownCodes: (code) => code < 9_000,
    stale: ['RedPacketRain', 'CoinRecords', 'FairRounds', 'FairSeeds'],
  });

  const join = useCallback((rainId: string) => buy({ rainId }), [buy]);
  const [replayedAt, setReplayedAt] = useState<number>();
  /** Shows a rain of the past (`time`, milliseconds since 1970) once more. */
  const replay = useCallback(
    async (amount: number, time: number): Promise<void> => {
      setReplayedAt(time);
      await replayRound(async () => show.current?.rain(amount, false), words(amount));
      setReplayedAt(undefined);
    },
    [replayRound, show, words],
  );
  return { ...round, join, replay, replayedAt };
}
