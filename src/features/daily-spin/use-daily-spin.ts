import { RewardId } from '../../../contract/reward-ids.ts';
import { type RefObject, useCallback, useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import { useSpinDailyMutation } from '../../api/daily-spin.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { anyAsk } from '../../api/pending-round.ts';
import { useRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { dailySpinTexts } from './texts.ts';

/** The name under which a spin is kept until it has been shown. */
export const DAILY_SPIN = 'daily-spin';

/** What a spin came to: the sector, clockwise from the top, and hundredths. */
export interface Spun {
  readonly sector: number;
  readonly amount: number;
}

/** What the stage can show; settles when it has been shown, also when it cannot be shown. */
export interface SpinShow {
  start(): void;
  land(spun: Spun, instant: boolean): Promise<void>;
  fail(refused: boolean): void;
  /** Where the prize flies from, CSS px. */
  prizeSpot(): { readonly x: number; readonly y: number };
}

/** The course of the daily spin. */
export function useDailySpin(userId: number | undefined, show: RefObject<SpinShow | null>) {
  const t = useTexts(dailySpinTexts);
  const dispatch = useAppDispatch();
  const [spinDaily] = useSpinDailyMutation();
  const words = useCallback(({ amount }: Spun) => t('won', { amount: formatExact(amount) }), [t]);

  const {
    buy,
    replay: replayRound,
    ...round
  } = useRound<object, Spun>({
    name: DAILY_SPIN,
    userId,
    isAsk: anyAsk,
    call: ({ clientTxnId }) => spinDaily({ clientTxnId }).unwrap(),
    show: {
      start: () => show.current?.start(),
      async land(spun, instant) {
        await show.current?.land(spun, instant);
        const from = show.current?.prizeSpot();
        if (from)
          dispatch(
            modalOpened({ name: 'rewards', rewards: [{ propId: RewardId.coin, count: spun.amount }], from }),
          );
      },
      fail: (refused) => show.current?.fail(refused),
    },
    words,
    texts: { unknown: t('unknown'), back: t('back'), elsewhere: t('elsewhere') },
    failed: (code) => t('failed', { code }),
    ownCodes: (code) => code < 9_000,
    stale: ['DailySpin', 'CoinRecords', 'FairRounds', 'FairSeeds'],
  });

  const spin = useCallback(() => buy({}), [buy]);
  const [replayedAt, setReplayedAt] = useState<number>();
  /** Shows a spin of the past (`time`, milliseconds since 1970) once more. */
  const replay = useCallback(
    async (spun: Spun, time: number): Promise<void> => {
      setReplayedAt(time);
      await replayRound(async () => {
        show.current?.start();
        await show.current?.land(spun, false);
      }, words(spun));
      setReplayedAt(undefined);
    },
    [replayRound, show, words],
  );
  return { ...round, spin, replay, replayedAt };
}
